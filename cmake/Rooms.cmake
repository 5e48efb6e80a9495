# Rooms and their tests. A room is one folder of src/ and one static library; it can include what it
# names under USES, and (through those) what they use, and nothing else.
#
#   statescope_room(search SOURCES bfs.cpp astar.cpp USES puzzle trace fmt::fmt)
#   statescope_test(search_test SOURCES bfs_test.cpp USES search)
#
# Under USES, a name is that of a room or of a CMake target.

# Reads the arguments cmake_parse_arguments has left in `parsed`_*: turns the names under USES into
# targets, and tells whether something is missing: a room that is not in this build
# (STATESCOPE_ROOMS), a source not yet written. What needs it is then left out with a warning, which
# is an error in the presets.
function(_statescope_resolve caller parsed out_targets out_missing)
    if(${parsed}_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "${caller}: unknown ${${parsed}_UNPARSED_ARGUMENTS}")
    endif()
    set(targets)
    set(missing)
    foreach(name IN LISTS ${parsed}_USES)
        if(TARGET statescope_${name})
            list(APPEND targets statescope::${name})
        elseif(TARGET ${name})
            list(APPEND targets ${name})
        else()
            list(APPEND missing ${name})
        endif()
    endforeach()
    foreach(source IN LISTS ${parsed}_SOURCES)
        if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${source})
            list(APPEND missing ${source})
        endif()
    endforeach()
    if(missing)
        list(JOIN missing ", " missing)
        message(AUTHOR_WARNING "${caller} is left out; not here: ${missing}")
    endif()
    set(${out_targets} ${targets} PARENT_SCOPE)
    set(${out_missing} ${missing} PARENT_SCOPE)
endfunction()

# The static library statescope_<name>, alias statescope::<name>; a room of headers only has no
# SOURCES.
function(statescope_room name)
    cmake_parse_arguments(PARSE_ARGV 1 room "" "" "SOURCES;USES")
    _statescope_resolve("The room ${name}" room uses missing)
    if(missing)
        return()
    endif()

    set(target statescope_${name})
    if(room_SOURCES)
        add_library(${target} STATIC ${room_SOURCES})
        set(scope PUBLIC)
        target_link_libraries(${target} PRIVATE statescope_warnings)
    else()
        add_library(${target} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(statescope::${name} ALIAS ${target})
    target_include_directories(${target} ${scope}
        ${PROJECT_SOURCE_DIR}/src ${STATESCOPE_GENERATED_DIR})
    target_link_libraries(${target} ${scope} ${uses})
endfunction()

# One executable of GoogleTest and RapidCheck tests, each test known to ctest by its own name.
# WINDOW marks tests that open a window: they get the label `window` and run one at a time.
function(statescope_test name)
    cmake_parse_arguments(PARSE_ARGV 1 test "WINDOW" "" "SOURCES;USES")
    _statescope_resolve("The test ${name}" test uses missing)
    if(missing)
        return()
    endif()

    add_executable(${name} ${test_SOURCES})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${name} PRIVATE
        STATESCOPE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${name} PRIVATE
        ${uses} statescope_warnings GTest::gtest_main GTest::gmock rapidcheck rapidcheck_gtest)

    # Tests must neither read nor write the settings of whoever runs them.
    set(properties ENVIRONMENT XDG_CONFIG_HOME=${CMAKE_CURRENT_BINARY_DIR}/config TIMEOUT 120)
    if(test_WINDOW)
        list(APPEND properties LABELS window RESOURCE_LOCK window)
    endif()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${properties})
endfunction()
