# What every folder of src/ says about itself: a library with the folders it stands on, and its unit tests.
#
#   ariadne_library(search DEPENDS base grid SOURCES bfs.cpp ...)   -> target ariadne_search, alias ariadne::search
#   ariadne_tests(search bfs_test.cpp ...)                          -> target search_test
#   ariadne_tests(cli THREADS batch_test.cpp ...)                   -> target cli_threads_test, run by the tsan preset
#                                                                      too; so are files that start threads themselves
#
# The arrows between folders are link dependencies, so a folder that reaches upwards does not link.

# What a file must compile without a murmur under, and what it is instrumented with.
add_library(ariadne_warnings INTERFACE)
target_compile_options(ariadne_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wimplicit-fallthrough -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies inside std::string that are not there (its bug 105651).
  target_compile_options(ariadne_warnings INTERFACE -Wno-restrict)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # libstdc++ 12 sorts through a function of its own that it calls deprecated; g++ does not look into its headers.
  target_compile_options(ariadne_warnings INTERFACE -Wno-deprecated-declarations)
endif()

add_library(ariadne_flags INTERFACE)
target_link_libraries(ariadne_flags INTERFACE ariadne_warnings)
# Where floating point reaches an answer it must be the same on every machine: arm64 fuses by default.
target_compile_options(ariadne_flags INTERFACE -ffp-contract=off)
if(ARIADNE_SANITIZE)
  target_compile_options(ariadne_flags INTERFACE -fsanitize=${ARIADNE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(ariadne_flags INTERFACE -fsanitize=${ARIADNE_SANITIZE})
  if(ARIADNE_SANITIZE MATCHES "undefined" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Checks at every access through a pointer, a third of the time to compile: the address sanitizer sees most of
    # what they see, and the fuzz preset keeps them.
    target_compile_options(ariadne_flags INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
  endif()
endif()

# Archives that hold machine code beside the compiler's own form can be linked by any other program, whichever
# compiler builds it; the tests link the machine code and spare themselves a link-time optimisation each.
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(CMAKE_CXX_COMPILE_OPTIONS_IPO -flto=auto -ffat-lto-objects)
endif()

set(ARIADNE_LIBRARIES "" CACHE INTERNAL "Every library, in the order of the layers")

# What the tsan preset builds; see the option THREADS below.
add_custom_target(thread_tests)

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
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/ariadne>)
  foreach(below IN LISTS arg_DEPENDS)
    target_link_libraries(ariadne_${name} ${scope} ariadne_${below})
  endforeach()
  target_link_libraries(ariadne_${name} ${scope} ${arg_LINK})
  if(arg_SOURCES)
    target_link_libraries(ariadne_${name} PRIVATE $<BUILD_INTERFACE:ariadne_flags> ${arg_PRIVATE_LINK})
  endif()
  set(libraries ${ARIADNE_LIBRARIES} ariadne_${name})
  set(ARIADNE_LIBRARIES "${libraries}" CACHE INTERNAL "Every library, in the order of the layers")
endfunction()

function(ariadne_tests name)
  if(NOT ARIADNE_TESTS OR NOT ARIADNE_UNIT_TESTS)
    return()
  endif()
  cmake_parse_arguments(arg "THREADS" "" "" ${ARGN})
  # Files that start threads go into a program of their own, so that the thread sanitizer need not build the rest.
  set(plain ${arg_UNPARSED_ARGUMENTS})
  set(threaded "")
  foreach(source IN LISTS plain)
    file(STRINGS ${source} starts_threads REGEX "std::j?thread|std::async")
    if(arg_THREADS OR starts_threads)
      list(APPEND threaded ${source})
    endif()
  endforeach()
  list(REMOVE_ITEM plain ${threaded})
  if(plain)
    ariadne_test_program(${name}_test ariadne_${name} unit ${plain})
  endif()
  if(threaded)
    ariadne_test_program(${name}_threads_test ariadne_${name} threads ${threaded})
    add_dependencies(thread_tests ${name}_threads_test)
  endif()
endfunction()

function(ariadne_test_program target library label)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE ${library} ariadne_flags GTest::gtest_main rapidcheck)
  ariadne_without_ipo(${target})
  gtest_discover_tests(${target} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ${label})
endfunction()

function(ariadne_without_ipo target)
  if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
    target_link_options(${target} PRIVATE -fno-lto)
  endif()
endfunction()
