# What `cmake --install` lays down: program, library with its package files, manual, completion, examples. The Debian
# packages have rules of their own in package/, and use the functions here.
include(CMakePackageConfigHelpers)

add_library(ariadne_umbrella INTERFACE)
add_library(ariadne::ariadne ALIAS ariadne_umbrella)
set_target_properties(ariadne_umbrella PROPERTIES EXPORT_NAME ariadne)
target_link_libraries(ariadne_umbrella INTERFACE ${ARIADNE_LIBRARIES})

# What the program prints with these arguments, into a file.
function(ariadne_writes file)
  list(JOIN ARGN " " arguments)
  install(CODE "
    execute_process(COMMAND \"$<TARGET_FILE:ariadne>\" ${arguments} OUTPUT_FILE \"${file}\" COMMAND_ERROR_IS_FATAL ANY)")
endfunction()

# The program, and the completion and the manual that it writes itself. `install_page` is called with the file of each
# language and its folder.
function(ariadne_install_program install_page)
  install(TARGETS ariadne RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set(completion ${CMAKE_CURRENT_BINARY_DIR}/completion)
  ariadne_writes(${completion} completion bash)
  install(FILES ${completion} DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions RENAME ariadne)
  set(page ${CMAKE_CURRENT_BINARY_DIR}/ariadne.1)
  foreach(language en es cs)
    ariadne_writes(${page} manual --lang ${language})
    if(language STREQUAL "en")
      cmake_language(CALL ${install_page} ${page} ${CMAKE_INSTALL_MANDIR}/man1)
    else()
      cmake_language(CALL ${install_page} ${page} ${CMAKE_INSTALL_MANDIR}/${language}/man1)
    endif()
  endforeach()
endfunction()

function(ariadne_install_page page folder)
  install(FILES ${page} DESTINATION ${folder})
endfunction()

# Headers, archives, and what CMake and pkg-config find them by. Each caller names an export set of its own.
function(ariadne_install_library export)
  install(TARGETS ${ARIADNE_LIBRARIES} ariadne_umbrella EXPORT ${export} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ariadne
    FILES_MATCHING PATTERN "*.h" PATTERN cli EXCLUDE PATTERN testing EXCLUDE PATTERN left_out EXCLUDE
    PATTERN "*_test.h" EXCLUDE)

  set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/ariadne)
  install(EXPORT ${export} FILE ariadneTargets.cmake NAMESPACE ariadne:: DESTINATION ${package_dir})
  configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/ariadneConfig.cmake.in
    ${CMAKE_CURRENT_BINARY_DIR}/ariadneConfig.cmake INSTALL_DESTINATION ${package_dir})
  write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/ariadneConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/ariadneConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/ariadneConfigVersion.cmake
    DESTINATION ${package_dir})

  # A linker reads archives once, from left to right: the upper layers come first.
  set(archives "")
  set(definitions "")
  foreach(library IN LISTS ARIADNE_LIBRARIES)
    get_target_property(type ${library} TYPE)
    if(type STREQUAL "STATIC_LIBRARY")
      list(PREPEND archives -l${library})
    endif()
    get_target_property(defined ${library} INTERFACE_COMPILE_DEFINITIONS)
    if(defined)
      list(TRANSFORM defined PREPEND -D)
      list(APPEND definitions ${defined})
    endif()
  endforeach()
  list(JOIN archives " " archives)
  list(JOIN definitions " " definitions)
  # Where it goes is only known when it goes there.
  install(CODE "
    set(includedir \"${CMAKE_INSTALL_INCLUDEDIR}\")
    set(libdir \"${CMAKE_INSTALL_LIBDIR}\")
    set(description \"${PROJECT_DESCRIPTION}\")
    set(version \"${PROJECT_VERSION}\")
    set(archives \"${archives}\")
    set(definitions \"${definitions}\")
    configure_file(\"${PROJECT_SOURCE_DIR}/cmake/ariadne.pc.in\" \"${CMAKE_CURRENT_BINARY_DIR}/ariadne.pc\" @ONLY)")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/ariadne.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

if(TARGET ariadne)
  # The program lies where one looks first: build/release/ariadne.
  set_target_properties(ariadne PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  ariadne_install_program(ariadne_install_page)
endif()
if(TARGET ariadne-mpi)
  install(TARGETS ariadne-mpi RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} OPTIONAL)
endif()
ariadne_install_library(ariadneTargets)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})

if(TARGET ariadne)
  add_subdirectory(cmake/package EXCLUDE_FROM_ALL)
endif()
