/* The trained network, as it is in the file. */
    .section .rodata
    .global ariadne_amazons_net
    .global ariadne_amazons_net_end
    .balign 64
ariadne_amazons_net:
    .incbin ARIADNE_AMAZONS_NET
ariadne_amazons_net_end:
    .byte 0
    .section .note.GNU-stack,"",%progbits
