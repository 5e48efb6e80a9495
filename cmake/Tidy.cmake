# `cmake --build <folder> --target tidy`: clang-tidy over our own sources, by .clang-tidy.

find_program(RUN_CLANG_TIDY NAMES run-clang-tidy run-clang-tidy-14)
mark_as_advanced(RUN_CLANG_TIDY)
if(RUN_CLANG_TIDY)
    add_custom_target(tidy
        COMMAND ${RUN_CLANG_TIDY} -quiet -p ${PROJECT_BINARY_DIR} "^${PROJECT_SOURCE_DIR}/(src|tests|bench)/"
        USES_TERMINAL VERBATIM)
endif()
