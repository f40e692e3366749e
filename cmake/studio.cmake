# The page of the studio, carried inside the program.
#
#   ariadne_carry(target)   adds the sources that hold it
#
# web/ is built once for all presets, in build/web, whenever something in it changed.
option(ARIADNE_STUDIO "Carry the page of the studio inside the program (needs Node.js and npm)" ON)

function(ariadne_carry target)
  set(assembler ${CMAKE_CURRENT_BINARY_DIR}/carried.S)
  set(table ${CMAKE_CURRENT_BINARY_DIR}/carried.cpp)
  set(carry ${PROJECT_SOURCE_DIR}/scripts/carry.sh)
  set(description ${PROJECT_SOURCE_DIR}/src/server/openapi.json)
  set(pairs "")
  if(EXISTS ${description})
    set(pairs /api/openapi.json=${description})
  else()
    set(description "")
  endif()
  if(ARIADNE_STUDIO AND EXISTS ${PROJECT_SOURCE_DIR}/web/package.json)
    find_program(NPM npm)
    if(NOT NPM)
      message(FATAL_ERROR "The page of the studio needs Node.js and npm; to leave it out: -DARIADNE_STUDIO=OFF")
    endif()
    set(web ${PROJECT_SOURCE_DIR}/build/web)
    set(page ${web}/dist)
    # The script knows what changed; the file it touches last says so to the build.
    add_custom_target(web_page COMMAND ${PROJECT_SOURCE_DIR}/scripts/web.sh ${web}
      BYPRODUCTS ${web}/state COMMENT "Making the page of the studio" VERBATIM)
    set(made_of ${web}/state)
  else()
    set(page ${PROJECT_SOURCE_DIR}/src/server/left_out)
    set(made_of ${page}/index.html)
  endif()
  add_custom_command(OUTPUT ${assembler} ${table}
    COMMAND ${carry} ${assembler} ${table} ${page} ${pairs}
    DEPENDS ${carry} ${made_of} ${description}
    COMMENT "Packing the page of the studio" VERBATIM)
  target_sources(${target} PRIVATE ${assembler} ${table})
  set_source_files_properties(${assembler} PROPERTIES OBJECT_DEPENDS ${table})
  set_source_files_properties(${table} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  if(TARGET web_page)
    add_dependencies(${target} web_page)
  endif()
endfunction()
