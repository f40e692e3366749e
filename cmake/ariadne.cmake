# What every folder of src/ says about itself: a library with the folders it stands on, and its unit tests.
#
#   ariadne_library(search DEPENDS base grid SOURCES bfs.cpp ...)   -> target ariadne_search, alias ariadne::search
#   ariadne_tests(search bfs_test.cpp ...)                          -> target search_test
#
# The arrows between folders are link dependencies, so a folder that reaches upwards does not link.

add_library(ariadne_flags INTERFACE)
target_compile_options(ariadne_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wimplicit-fallthrough -Werror -ffp-contract=off)
if(ARIADNE_SANITIZE)
  target_compile_options(ariadne_flags INTERFACE -fsanitize=${ARIADNE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(ariadne_flags INTERFACE -fsanitize=${ARIADNE_SANITIZE})
endif()

set(ARIADNE_LIBRARIES "" CACHE INTERNAL "")

function(ariadne_library name)
  cmake_parse_arguments(arg "" "" "DEPENDS;LINK;PRIVATE_LINK;SOURCES" ${ARGN})
  set(kind STATIC)
  set(scope PUBLIC)
  if(NOT arg_SOURCES)
    set(kind INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(ariadne_${name} ${kind} ${arg_SOURCES})
  add_library(ariadne::${name} ALIAS ariadne_${name})
  set_target_properties(ariadne_${name} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(ariadne_${name} ${scope} cxx_std_23)
  target_include_directories(ariadne_${name} ${scope}
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/ariadne>)
  foreach(below IN LISTS arg_DEPENDS)
    target_link_libraries(ariadne_${name} ${scope} ariadne_${below})
  endforeach()
  target_link_libraries(ariadne_${name} ${scope} ${arg_LINK})
  if(arg_SOURCES)
    target_link_libraries(ariadne_${name} PRIVATE $<BUILD_INTERFACE:ariadne_flags> ${arg_PRIVATE_LINK})
  endif()
  set(ARIADNE_LIBRARIES "${ARIADNE_LIBRARIES};ariadne_${name}" CACHE INTERNAL "")
endfunction()

function(ariadne_tests name)
  if(NOT ARIADNE_TESTS)
    return()
  endif()
  add_executable(${name}_test ${ARGN})
  target_link_libraries(${name}_test PRIVATE ariadne_${name} ariadne_flags GTest::gtest_main rapidcheck)
  gtest_discover_tests(${name}_test DISCOVERY_TIMEOUT 60)
endfunction()
