# Text files, shaders above all, become constants of the program, so that it needs no file beside it.
#
#   statescope_embed(statescope_render render/shaders.hpp FILES ${PROJECT_SOURCE_DIR}/shaders/disc.vert)
#
# makes `#include "render/shaders.hpp"` give statescope::embedded::disc_vert, a std::string_view.
# The header is written again when one of the files changes.

# Run as a script (cmake -P), this file is also the tool that writes the header.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    set(text "#pragma once\n\n#include <string_view>\n\nnamespace statescope::embedded {\n")
    foreach(file IN LISTS FILES)
        cmake_path(GET file FILENAME name)
        string(MAKE_C_IDENTIFIER ${name} identifier)
        file(READ ${file} content)
        string(APPEND text
            "\ninline constexpr std::string_view ${identifier} = R\"embedded(${content})embedded\";\n")
    endforeach()
    string(APPEND text "\n}  // namespace statescope::embedded\n")
    file(WRITE ${HEADER} "${text}")
    return()
endif()

set(STATESCOPE_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(statescope_embed target header)
    cmake_parse_arguments(PARSE_ARGV 2 embed "" "" "FILES")
    if(NOT TARGET ${target})
        return() # The room is left out of this build.
    endif()
    set(output ${STATESCOPE_GENERATED_DIR}/${header})
    set(files)
    foreach(file IN LISTS embed_FILES)
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
        list(APPEND files ${file})
    endforeach()
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DHEADER=${output} "-DFILES=${files}" -P ${STATESCOPE_EMBED_SCRIPT}
        DEPENDS ${files} ${STATESCOPE_EMBED_SCRIPT}
        COMMENT "Embedding ${header}"
        VERBATIM)
    target_sources(${target} PRIVATE ${output})
    target_include_directories(${target} PRIVATE ${STATESCOPE_GENERATED_DIR})
endfunction()
