import type { Help } from './help';

export const help: Help = {
  title: (world) => `Cómo funciona ${world}`,
  rules: 'Reglas',
  keys: 'Teclas',
  formats: 'Archivos',
  inGame: 'Mientras se juega',
  inPlayer: 'Mientras se mira',
  onPage: 'En cualquier parte',
  game: [
    ['u Ctrl-Z', 'deshacer el último paso'],
    ['y Ctrl-Y', 'rehacerlo'],
    ['r', 'empezar de nuevo'],
    ['h', 'pista: el siguiente paso del ordenador'],
    ['p', 'mostrar u ocultar el camino del ordenador'],
  ],
  player: [
    ['Espacio', 'reproducir o parar'],
    ['← →', 'un paso atrás, un paso adelante'],
    ['Inicio Fin', 'al principio, al final'],
    ['Esc', 'salir del reproductor'],
  ],
  page: [
    ['s', 'resolver'],
    ['w', 'mirar la solución'],
    ['p', 'jugar'],
    ['e', 'editar'],
    ['1 … 5', 'las secciones del panel'],
    ['Ctrl-V', 'pegar un tablero'],
    ['?', 'esta página'],
  ],
  worlds: {
    maze: {
      rules: [
        'El corredor va de S a E, una celda por paso: abajo, derecha, arriba o izquierda. Puede volver a pisar una celda.',
        'Una cifra cuesta esa vida cada vez que se pisa. Un muro no se puede cruzar.',
        'Un tesoro da 5 de vida la primera vez; después es un 0.',
        'Con vida 0 o menos en una celda que no sea E, muere. En E ha ganado.',
        'La mejor ruta tiene los menos pasos; de ellas mostramos una que termina con la mayor vida. O se busca la mayor vida, dure lo que dure.',
        'Las coordenadas son (x, y): x desde 0 a la izquierda, y desde 0 abajo.',
      ],
      keys: [['← ↑ ↓ →', 'un paso'], ['w a s d', 'un paso'], ['m', 'modo seguro: se rechazan los pasos mortales']],
      formats: [
        'Un mapa: N filas, M columnas, P de vida y después las filas. S y E una vez cada una, # un muro, T un tesoro, cifras lo que cuestan.',
        'Una ruta: sus celdas, con S.',
      ],
    },
    labyrinth: {
      rules: [
        'Se va de la entrada a la salida, de habitación en habitación, por los pasadizos.',
        'Un laberinto perfecto tiene un camino, y solo uno, entre dos habitaciones; uno trenzado tiene bucles.',
        'Los pasadizos pueden tener pesos: el camino más barato es el de menor suma.',
        'Las habitaciones son [fila, columna], ambas desde 0 arriba a la izquierda.',
      ],
      keys: [['← ↑ ↓ →', 'un paso'], ['w a s d', 'un paso'], ['f', 'niebla: solo se ve lo que hay delante']],
      formats: [
        'Dos caracteres por habitación: _ o un blanco si hay muro debajo o no, | o un blanco si lo hay a la derecha o no; # donde no hay habitación.',
        'Una ruta: sus habitaciones, con la entrada.',
      ],
    },
    pacman: {
      rules: [
        'Cada paso cuesta 1 de energía. Después actúa la celda.',
        'La comida da su valor una vez. Una bomba cuesta su valor una vez. Un muro cuesta su altura cada vez y se queda.',
        'Una bomba sin número mata. En un muro sin número no se puede entrar.',
        'En la meta se gana, también con 0 de energía justos. En otra celda, 0 o menos es la muerte.',
        'El camino más corto tiene los menos pasos; el más rico llega con la mayor energía posible.',
        'El modo seguro rechaza los pasos que serían los últimos.',
        'Las coordenadas son (x, y), ambas desde 1 arriba a la izquierda.',
      ],
      keys: [['← ↑ ↓ →', 'un paso'], ['w a s d', 'un paso'], ['g', 'modo seguro: qué pasos mortales se rechazan'], ['n b', 'mapa siguiente, anterior']],
      formats: [
        'Ancho y alto; columna, fila y energía de la salida; columna y fila de la meta; las filas. V vacío, J comida, B bomba, Z muro.',
        'Lo mismo como JSON.',
      ],
    },
    rush: {
      rules: [
        'Los coches ocupan 2 casillas, los camiones 3. Cada uno se mueve solo por su línea; nada gira, se solapa ni sale del tablero.',
        'La salida está en el extremo derecho de la fila del coche rojo, que quiere llegar allí.',
        'Un movimiento desliza un vehículo cualquier distancia libre; un paso es una casilla.',
        'La mejor respuesta tiene los menos movimientos, o los menos pasos.',
      ],
      keys: [
        ['← ↑ ↓ →', 'mover el vehículo elegido; de través, elegir otro'],
        ['Tab', 'elegir el vehículo siguiente, con el foco en el tablero'],
        ['A … Z', 'elegir el vehículo de esa letra'],
      ],
      formats: [
        'Una línea por fila: las letras son vehículos, A el rojo, . libre, x un muro. Un archivo puede tener muchos tableros.',
        'Un tablero cuadrado en una línea.',
      ],
    },
    amazons: {
      rules: [
        'Un turno tiene dos partes. Una amazona va como una dama de ajedrez, por casillas vacías en línea; desde allí dispara una flecha que vuela igual.',
        'Donde cae la flecha ya nada puede estar ni pasar.',
        'La casilla que dejó la amazona ya está vacía: la flecha puede caer en ella o pasar por encima.',
        'Quien no puede completar un turno pierde; no hay tablas. Empiezan las blancas.',
      ],
      keys: [
        ['d1', 'escribir una casilla: amazona, destino, flecha'],
        ['← ↑ ↓ →', 'mover el cursor por el tablero'],
        ['Enter', 'elegir la casilla bajo él'],
        ['Esc', 'elegir otra amazona'],
      ],
      formats: [
        'tablero.txt: amazonas blancas, amazonas negras, flechas y quién juega (1 blancas, 2 negras).',
        'Una posición en una línea: q negra, Q blanca, * una flecha, números casillas vacías, y quién juega.',
        'Una partida: desde-hasta/flecha, turno a turno.',
      ],
    },
  },
};
