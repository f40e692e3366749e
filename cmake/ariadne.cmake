# What every folder of src/ says about itself: a library with the folders it stands on, and its unit tests.
#
#   ariadne_library(search DEPENDS base grid SOURCES bfs.cpp ...)   -> target ariadne_search, alias ariadne::search
#   ariadne_tests(search bfs_test.cpp ...)                          -> target search_test; HEAVY before the files where
#                                                                      a brute force should be optimised
#   ariadne_tests(cli THREADS batch_test.cpp ...)                   -> target cli_threads_test, run by the tsan preset
#                                                                      too; so are files that start threads themselves
#
# The arrows between folders are link dependencies, so a folder that reaches upwards does not link.

# What a file must compile without a murmur under, and what it is instrumented with.
add_library(ariadne_warnings INTERFACE)
target_compile_options(ariadne_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  -Werror)
if(NOT ARIADNE_TOGETHER)
  # Files that are compiled together see each other's names; only one by itself shows what it hides.
  target_compile_options(ariadne_warnings INTERFACE -Wshadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees copies inside std::string and std::vector that are not there (its bugs 105651 and 105329), and reads
  # of empty std::optional, more or fewer of them by processor; it remarks on vectors that are never passed.
  target_compile_options(ariadne_warnings INTERFACE
    -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized -Wno-psabi)
  if(ARIADNE_TOGETHER)
    # It takes what is included for a header, where names local to a file would be wrong.
    target_compile_options(ariadne_warnings INTERFACE -Wno-subobject-linkage)
  endif()
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # libstdc++ 12 sorts through a function of its own that it calls deprecated; g++ does not look into its headers.
  target_compile_options(ariadne_warnings INTERFACE -Wno-deprecated-declarations)
endif()

add_library(ariadne_flags INTERFACE)
target_link_libraries(ariadne_flags INTERFACE ariadne_warnings)
target_link_options(ariadne_flags INTERFACE LINKER:--fatal-warnings)
# Where floating point reaches an answer it must be the same on every machine: arm64 fuses by default.
target_compile_options(ariadne_flags INTERFACE -ffp-contract=off)
if(ARIADNE_SANITIZE)
  target_compile_options(ariadne_flags INTERFACE
    -fsanitize=${ARIADNE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(ARIADNE_SANITIZE MATCHES "address")
    # The address sanitizer reports most of these accesses; the checks take a third of the compile time.
    target_compile_options(ariadne_flags INTERFACE -fno-sanitize=null,object-size)
  endif()
  target_link_options(ariadne_flags INTERFACE -fsanitize=${ARIADNE_SANITIZE})
endif()

if(ARIADNE_SYNTAX_ONLY)
  set(CMAKE_CXX_COMPILE_OBJECT
    "<CMAKE_CXX_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -fsyntax-only <SOURCE>" "${CMAKE_COMMAND} -E touch <OBJECT>")
endif()

# What is under test, beside its flags: counted, so that the fuzzer sees where its inputs lead.
add_library(ariadne_tested INTERFACE)
target_link_libraries(ariadne_tested INTERFACE ariadne_flags)
if(ARIADNE_FUZZ)
  target_compile_options(ariadne_tested INTERFACE -fsanitize=fuzzer-no-link)
endif()

set(ARIADNE_LIBRARIES "" CACHE INTERNAL "Every library, in the order of the layers")

# The tests, by what CTest labels them with.
foreach(label unit threads agreement program fault)
  add_custom_target(${label}_tests)
endforeach()

# Files of a target are compiled up to forty at a time, in batches of about the same number: much of the time goes into
# what they include. A file with compile options of its own, or with SKIP_UNITY_BUILD_INCLUSION, is compiled by itself.
# CMake's own UNITY_BUILD includes files by their absolute names, which the compiler cache would take for other files in
# another clone.
function(ariadne_together target)
  if(ARIADNE_TOGETHER)
    # At the end of the folder, when the options of all files are known.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL ariadne_batch_sources ${target})")
  endif()
endfunction()

function(ariadne_batch_sources target)
  get_target_property(sources ${target} SOURCES)
  set(together "")
  foreach(source IN LISTS sources)
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(source MATCHES "[.]cpp$" AND NOT options AND NOT alone)
      list(APPEND together ${source})
    endif()
  endforeach()
  list(LENGTH together count)
  if(count LESS 2)
    return()
  endif()
  list(REMOVE_ITEM sources ${together})
  math(EXPR batches "(${count} + 39) / 40")
  math(EXPR size "(${count} + ${batches} - 1) / ${batches}")
  math(EXPR last "${batches} - 1")
  foreach(batch RANGE ${last})
    math(EXPR begin "${batch} * ${size}")
    list(SUBLIST together ${begin} ${size} members)
    set(includes "")
    foreach(member IN LISTS members)
      cmake_path(ABSOLUTE_PATH member NORMALIZE)
      cmake_path(RELATIVE_PATH member BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
      string(APPEND includes "#include \"${member}\"\n")
    endforeach()
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/${target}_${batch}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT "${includes}")
    list(APPEND sources ${unit})
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${sources})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
endfunction()

# Folders that only pass on what others have worked out are COLD: to optimise them would take a third of their time.
function(ariadne_flags_for target cold)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:ariadne_tested>)
  if(cold)
    target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Release>,-O1,-O0>)
  endif()
endfunction()

# fontconfig, which cairo asks for letters, keeps what it has read until the end.
function(ariadne_forgive_leaks target)
  if(ARIADNE_SANITIZE MATCHES "address")
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/leaks.cpp)
  endif()
endfunction()

function(ariadne_library name)
  cmake_parse_arguments(arg "COLD" "" "DEPENDS;LINK;PRIVATE_LINK;SOURCES" ${ARGN})
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
    ariadne_together(ariadne_${name})
    ariadne_flags_for(ariadne_${name} ${arg_COLD})
    target_link_libraries(ariadne_${name} PRIVATE ${arg_PRIVATE_LINK})
  endif()
  set(libraries ${ARIADNE_LIBRARIES} ariadne_${name})
  set(ARIADNE_LIBRARIES "${libraries}" CACHE INTERNAL "Every library, in the order of the layers")
endfunction()

function(ariadne_tests name)
  if(NOT "unit" IN_LIST ARIADNE_TESTS)
    return()
  endif()
  cmake_parse_arguments(arg "THREADS;HEAVY" "" "" ${ARGN})
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
    set(heavy "")
    if(arg_HEAVY)
      set(heavy HEAVY SHARDS 4)
    endif()
    ariadne_test_program(${name}_test OF ${name} LABEL unit ${heavy}
      LINK ariadne_${name} rapidcheck SOURCES ${plain})
  endif()
  if(threaded)
    ariadne_test_program(${name}_threads_test OF ${name} LABEL threads
      LINK ariadne_${name} rapidcheck SOURCES ${threaded})
  endif()
endfunction()

# What most tests include is read once for all of them. Where files are compiled by themselves, each must include what
# it uses.
function(ariadne_read_once target)
  if(NOT ARIADNE_TOGETHER)
    return()
  endif()
  if(NOT TARGET ariadne_test_headers)
    file(WRITE ${PROJECT_BINARY_DIR}/test_headers.cpp "")
    add_library(ariadne_test_headers OBJECT ${PROJECT_BINARY_DIR}/test_headers.cpp)
    target_link_libraries(ariadne_test_headers PRIVATE ariadne_flags GTest::gtest rapidcheck fmt::fmt)
    target_compile_features(ariadne_test_headers PRIVATE cxx_std_23)
    target_compile_options(ariadne_test_headers PRIVATE -O0)
    target_precompile_headers(ariadne_test_headers PRIVATE <gtest/gtest.h> <rapidcheck/gtest.h>
      <boost/multiprecision/cpp_int.hpp> <fmt/format.h> <algorithm> <expected> <functional> <map> <ranges> <thread>)
  endif()
  target_link_libraries(${target} PRIVATE fmt::fmt)
  target_precompile_headers(${target} REUSE_FROM ariadne_test_headers)
endfunction()

# A program of tests. OF names its folder, if it has one; SHARDS splits the run. Only HEAVY ones, with a brute force in
# them, are optimised, but not instrumented for undefined behaviour, which would double the time to compile them. It says
# something when it fails; what it ran is in results/NAME.xml.
function(ariadne_test_program target)
  cmake_parse_arguments(arg "HEAVY" "OF;LABEL;SHARDS" "LINK;SOURCES" ${ARGN})
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ariadne_flags GTest::gtest_main ${arg_LINK})
  ariadne_together(${target})
  if(arg_HEAVY)
    target_compile_options(${target} PRIVATE -O1)
    if(ARIADNE_SANITIZE)
      target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
  else()
    target_compile_options(${target} PRIVATE -O0)
    ariadne_read_once(${target})
  endif()
  ariadne_forgive_leaks(${target})
  add_dependencies(${arg_LABEL}_tests ${target})
  if(arg_OF)
    if(NOT TARGET tests_of_${arg_OF})
      add_custom_target(tests_of_${arg_OF})
    endif()
    add_dependencies(tests_of_${arg_OF} ${target})
  endif()
  if(NOT arg_SHARDS)
    set(arg_SHARDS 1)
  endif()
  math(EXPR last "${arg_SHARDS} - 1")
  foreach(shard RANGE ${last})
    set(test ${target})
    if(arg_SHARDS GREATER 1)
      math(EXPR number "${shard} + 1")
      set(test ${target}.${number}_of_${arg_SHARDS})
    endif()
    add_test(NAME ${test} COMMAND ${target})
    # Where the symbolizer of clang is not installed, addr2line names the lines.
    set(environment GTEST_TOTAL_SHARDS=${arg_SHARDS} GTEST_SHARD_INDEX=${shard} GTEST_BRIEF=1
      GTEST_OUTPUT=xml:${PROJECT_BINARY_DIR}/results/${test}.xml ASAN_OPTIONS=allow_addr2line=1)
    set_tests_properties(${test} PROPERTIES LABELS "${arg_LABEL};${arg_OF}" TIMEOUT 900 ENVIRONMENT "${environment}")
  endforeach()
endfunction()
