# What `cmake --install` puts in place: the program, its manual page, the files by which shells
# complete its commands, and what makes a desktop offer it for work files.
include(GNUInstallDirs)

# The program tells of itself, as soon as it is built; it needs neither a display nor OpenGL for that.
set(statescope_share ${PROJECT_BINARY_DIR}/share)
function(_statescope_tells file)
    get_filename_component(folder ${statescope_share}/${file} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(TARGET statescope POST_BUILD
        COMMAND $<TARGET_FILE:statescope> ${ARGN} > ${statescope_share}/${file}
        VERBATIM)
endfunction()

_statescope_tells(man/man1/statescope.1 man)
_statescope_tells(bash-completion/completions/statescope completion bash)
_statescope_tells(zsh/site-functions/_statescope completion zsh)
_statescope_tells(fish/vendor_completions.d/statescope.fish completion fish)

install(TARGETS statescope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${statescope_share}/man/man1/statescope.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${statescope_share}/bash-completion/completions/statescope
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${statescope_share}/zsh/site-functions/_statescope
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${statescope_share}/fish/vendor_completions.d/statescope.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${PROJECT_SOURCE_DIR}/assets/statescope.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/assets/statescope.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
