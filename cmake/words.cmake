# What people read in other languages, carried inside the program.
#
#   ariadne_words(target)   adds po/*.po, compiled by GNU gettext
#
# The bytes of po/es.po are at ariadne_words_es, up to ariadne_words_es_end.
function(ariadne_words target)
  find_program(MSGFMT msgfmt REQUIRED)
  foreach(language es cs)
    set(po ${PROJECT_SOURCE_DIR}/po/${language}.po)
    set(mo ${CMAKE_CURRENT_BINARY_DIR}/${language}.mo)
    set(assembler ${CMAKE_CURRENT_BINARY_DIR}/${language}.S)
    add_custom_command(OUTPUT ${mo} COMMAND ${MSGFMT} --endianness=little -o ${mo} ${po} DEPENDS ${po}
      COMMENT "Compiling po/${language}.po" VERBATIM)
    file(CONFIGURE OUTPUT ${assembler} CONTENT [[
.section .rodata
.global ariadne_words_@language@, ariadne_words_@language@_end
ariadne_words_@language@:
.incbin "@mo@"
ariadne_words_@language@_end:
.section .note.GNU-stack, "", %progbits
]] @ONLY)
    set_source_files_properties(${assembler} PROPERTIES OBJECT_DEPENDS ${mo})
    target_sources(${target} PRIVATE ${assembler})
  endforeach()
endfunction()
