# What `cmake --install` lays down: program, library with its package files, manual, completion, examples.
include(CMakePackageConfigHelpers)

add_library(ariadne_umbrella INTERFACE)
add_library(ariadne::ariadne ALIAS ariadne_umbrella)
set_target_properties(ariadne_umbrella PROPERTIES EXPORT_NAME ariadne)
target_link_libraries(ariadne_umbrella INTERFACE ${ARIADNE_LIBRARIES})

# The program lies where one looks first: build/release/ariadne.
if(TARGET ariadne)
  set_target_properties(ariadne PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  install(TARGETS ariadne RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # The program writes its own completion.
  set(completions ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions)
  install(CODE "
    set(folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${completions}\")
    file(MAKE_DIRECTORY \${folder})
    message(STATUS \"Writing: \${folder}/ariadne\")
    execute_process(COMMAND \"$<TARGET_FILE:ariadne>\" completion bash OUTPUT_FILE \"\${folder}/ariadne\"
                    COMMAND_ERROR_IS_FATAL ANY)")
endif()

install(TARGETS ${ARIADNE_LIBRARIES} ariadne_umbrella EXPORT ariadneTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ariadne
  FILES_MATCHING PATTERN "*.h" PATTERN cli EXCLUDE PATTERN testing EXCLUDE PATTERN "*_test.h" EXCLUDE)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/ariadne)
install(EXPORT ariadneTargets NAMESPACE ariadne:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/ariadneConfig.cmake.in
  ${PROJECT_BINARY_DIR}/ariadneConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/ariadneConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/ariadneConfig.cmake ${PROJECT_BINARY_DIR}/ariadneConfigVersion.cmake
  DESTINATION ${package_dir})

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PROJECT_SOURCE_DIR}/docs/ariadne.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
