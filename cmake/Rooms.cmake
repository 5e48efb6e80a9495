# Rooms and their tests. A room is one folder of src/ and one static library; it can include what it
# names under USES, and (through those) what they use, and nothing else.
#
#   statescope_room(search SOURCES bfs.cpp astar.cpp USES puzzle trace fmt::fmt)
#   statescope_test(search_test SOURCES bfs_test.cpp USES search)
#
# Under USES, a name is that of a room or of a CMake target. A library under HIDES is for the room's
# own sources alone: none of its headers includes it.

# Reads the arguments cmake_parse_arguments has left in `parsed`_*: turns the names under USES into
# targets, and tells whether something is missing: a room that is not in this build
# (STATESCOPE_ONLY_ROOMS), a source not yet written. What needs it is then left out with a warning, which
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

# The headers that nearly every source includes are compiled once for all rooms, and once more for
# all tests: GoogleTest and RapidCheck take longer to read than most tests to compile. Nobody may
# rely on them: with -DSTATESCOPE_SHARED_HEADERS=OFF each source stands by its own includes.
option(STATESCOPE_SHARED_HEADERS "Compile the headers that are used everywhere only once" ON)

set(standard_headers <algorithm> <array> <cmath> <cstddef> <cstdint> <functional> <limits> <map>
    <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector>)
set(test_headers <gmock/gmock.h> <gtest/gtest.h> <nlohmann/json.hpp> <rapidcheck.h> <set> <sstream>)

if(STATESCOPE_SHARED_HEADERS)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/shared_headers.cpp CONTENT "")
    add_library(statescope_room_headers OBJECT ${PROJECT_BINARY_DIR}/shared_headers.cpp)
    target_link_libraries(statescope_room_headers PRIVATE statescope_warnings)
    target_precompile_headers(statescope_room_headers PRIVATE ${standard_headers})
endif()

# What runs once, such as a test or the reading of a command line, spends more time in the optimiser
# than it can win there: a release build optimises such a target a little only.
set(optimise_little $<$<CONFIG:Release>:-O1>)

# Most of a test's time in the compiler goes into templates and inline functions of GoogleTest,
# RapidCheck and others, the same ones in every source: several sources at once are compiled in a
# sixth of the time. With -DSTATESCOPE_JOINED_SOURCES=OFF each stands by itself.
option(STATESCOPE_JOINED_SOURCES "Compile several sources of a test as one" ON)

function(_statescope_join_sources target)
    set_target_properties(${target} PROPERTIES
        UNITY_BUILD ${STATESCOPE_JOINED_SOURCES} UNITY_BUILD_BATCH_SIZE 6)
endfunction()

# Has a target use the headers compiled for `kind`: room or test.
function(_statescope_share_headers target kind)
    if(NOT STATESCOPE_SHARED_HEADERS)
        return()
    endif()
    if(kind STREQUAL test AND NOT TARGET statescope_test_headers)
        add_library(statescope_test_headers OBJECT ${PROJECT_BINARY_DIR}/shared_headers.cpp)
        target_link_libraries(statescope_test_headers PRIVATE
            statescope_warnings GTest::gmock rapidcheck nlohmann_json::nlohmann_json)
        target_compile_options(statescope_test_headers PRIVATE ${optimise_little})
        target_precompile_headers(statescope_test_headers PRIVATE ${standard_headers} ${test_headers})
    endif()
    target_precompile_headers(${target} REUSE_FROM statescope_${kind}_headers)
endfunction()

# The static library statescope_<name>, alias statescope::<name>; a room of headers only has no
# SOURCES. HEADERS are compiled once for this room, besides those that are for all. JOINED says that
# its sources may be compiled several as one.
function(statescope_room name)
    cmake_parse_arguments(PARSE_ARGV 1 room "JOINED" "" "SOURCES;HEADERS;USES;HIDES")
    _statescope_resolve("The room ${name}" room uses missing)
    if(missing)
        return()
    endif()

    set(target statescope_${name})
    if(room_SOURCES)
        add_library(${target} STATIC ${room_SOURCES})
        set(scope PUBLIC)
        target_link_libraries(${target} PRIVATE statescope_warnings)
        if(room_JOINED)
            _statescope_join_sources(${target})
        endif()
        if(room_HEADERS AND STATESCOPE_SHARED_HEADERS)
            target_precompile_headers(${target} PRIVATE ${standard_headers} ${room_HEADERS})
        else()
            _statescope_share_headers(${target} room)
        endif()
    else()
        add_library(${target} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(statescope::${name} ALIAS ${target})
    target_include_directories(${target} ${scope}
        ${PROJECT_SOURCE_DIR}/src ${STATESCOPE_GENERATED_DIR})
    target_link_libraries(${target} ${scope} ${uses})
    if(room_HIDES)
        target_link_libraries(${target} PRIVATE ${room_HIDES})
    endif()
endfunction()

# One executable of GoogleTest and RapidCheck tests, each test known to ctest by its own name.
# WINDOW marks tests that open a window: they get the label `window`.
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
        $<TARGET_NAME_IF_EXISTS:statescope_test_searches>
        $<TARGET_NAME_IF_EXISTS:statescope_test_boards>
        ${uses} statescope_warnings GTest::gtest_main GTest::gmock rapidcheck rapidcheck_gtest)
    target_compile_options(${name} PRIVATE ${optimise_little})
    _statescope_join_sources(${name})
    _statescope_share_headers(${name} test)

    # Tests must neither read nor write the settings of whoever runs them.
    set(properties ENVIRONMENT XDG_CONFIG_HOME=${CMAKE_CURRENT_BINARY_DIR}/config TIMEOUT 120)
    if(test_WINDOW)
        list(APPEND properties LABELS window)
    endif()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${properties})
endfunction()
