# Dear ImGui 1.90.1 as imgui::imgui, and its GLFW and OpenGL 3 backends as imgui::backends.
# The source comes from the first of these that works:
#   1. the folder FETCHCONTENT_SOURCE_DIR_IMGUI, if whoever configures gave one;
#   2. the Debian mirror of this machine (fetch_imgui.sh);
#   3. git.

include(FetchContent)

if(NOT FETCHCONTENT_SOURCE_DIR_IMGUI)
    set(folder ${FETCHCONTENT_BASE_DIR}/imgui-debian)
    execute_process(
        COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/fetch_imgui.sh ${folder}
        RESULT_VARIABLE failed ERROR_VARIABLE why ERROR_STRIP_TRAILING_WHITESPACE)
    if(failed)
        message(STATUS "Dear ImGui by git (${why})")
    else()
        set(FETCHCONTENT_SOURCE_DIR_IMGUI ${folder} CACHE PATH "The source of Dear ImGui 1.90.1" FORCE)
    endif()
endif()

FetchContent_Declare(imgui
    GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb) # v1.90.1
FetchContent_MakeAvailable(imgui)
set(imgui ${imgui_SOURCE_DIR})

add_library(imgui STATIC
    ${imgui}/imgui.cpp
    ${imgui}/imgui_draw.cpp
    ${imgui}/imgui_tables.cpp
    ${imgui}/imgui_widgets.cpp)
add_library(imgui::imgui ALIAS imgui)
target_include_directories(imgui SYSTEM PUBLIC ${imgui})
target_compile_options(imgui PRIVATE -w)

# The item hooks are compiled in always, so that one build serves the program and its window tests;
# while nobody watches, a hook costs one comparison. ImGui calls them, our src/ui/item_hooks.cpp
# holds them, and that includes ImGui: hence the two libraries link each other.
target_compile_definitions(imgui PUBLIC IMGUI_ENABLE_TEST_ENGINE IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_link_libraries(imgui INTERFACE statescope_item_hooks)

add_library(imgui_backends STATIC
    ${imgui}/backends/imgui_impl_glfw.cpp
    ${imgui}/backends/imgui_impl_opengl3.cpp)
add_library(imgui::backends ALIAS imgui_backends)
target_include_directories(imgui_backends SYSTEM PUBLIC ${imgui}/backends)
target_compile_options(imgui_backends PRIVATE -w)
target_link_libraries(imgui_backends PUBLIC imgui glfw PRIVATE ${CMAKE_DL_LIBS})
