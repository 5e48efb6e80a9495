# Linked by every target of ours and by nothing of others.
#
# Newer compilers know newer warnings, and those must not keep anybody from running the program:
# they stay warnings except with the compiler that continuous integration uses, GCC 12.

set(warnings_are_errors ${STATESCOPE_WERROR})
if(STATESCOPE_WERROR AND NOT (CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12"))
    message(STATUS "Warnings are not errors with ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}")
    set(warnings_are_errors OFF)
endif()

add_library(statescope_warnings INTERFACE)
target_compile_options(statescope_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion
    # In joined sources a name of one would be said to hide a name of another.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
    $<$<BOOL:${warnings_are_errors}>:-Werror>)
