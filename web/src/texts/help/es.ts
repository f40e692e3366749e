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
    ['Intro', 'jugar'],
    ['e', 'editar'],
    ['1 … 5', 'las secciones del panel'],
    ['Ctrl-V', 'pegar un tablero'],
    ['?', 'esta página'],
  ],
  worlds: {
    maze: {
      rules: [
        'Un corredor cruza una cuadrícula de S a E, una casilla por paso: arriba, abajo, a la izquierda o a la derecha. Puede volver a entrar en una casilla.',
        'Empieza con P de vida. Una cifra cuesta ese tanto cada vez que se entra. Una gema da 5 la primera vez y después es un 0. S y E no cuestan nada; en un muro no entra nadie.',
        'Con vida 0 o menos en cualquier casilla salvo E, muere. En E la carrera está ganada y termina. La vida no tiene límite superior.',
        'La mejor ruta tiene el menor número de pasos de todas las que sobrevive; entre ellas se muestra una que termina con la mayor vida. A veces la única solución es ir y volver por una gema.',
        'Si no hay ruta, la causa es una de dos: los muros, cuando no se puede llegar a E; o la vida, cuando se puede, pero el corredor siempre muere por el camino.',
        'Las coordenadas son (x, y): x cuenta columnas desde 0 a la izquierda; y, filas desde 0 abajo.',
      ],
      keys: [
        ['← ↑ ↓ →', 'correr'],
        ['W A S D', 'correr'],
        ['M', 'modo seguro, sí o no'],
      ],
      formats: [
        ['Un mapa', 'Una línea con N (filas), M (columnas) y P (vida), en cualquier orden, y después N líneas de M caracteres: S salida del corredor, E meta, # muro, 0 a 9 coste, T tesoro. No molestan los blancos al final, los finales de línea de Windows ni una marca de orden de bytes. Los errores se muestran con su línea y columna.'],
        ['Una ruta', 'Las casillas que pisa el corredor, empezando por S. Es lo que da Copiar.'],
        ['Un grafo', 'El mapa también se puede llevar como grafo: dot de GraphViz, GraphML o lista de aristas con la vida que cuesta cada paso.'],
      ],
    },
    labyrinth: {
      rules: [
        'Las habitaciones están en filas y columnas; a dos vecinas las une un pasadizo o las separa un muro. Se va de la entrada a la salida, de habitación en habitación.',
        'En un laberinto perfecto hay un camino, y solo uno, entre dos habitaciones cualesquiera. Trenzarlo abre callejones sin salida y crea bucles.',
        'Los pasadizos pueden tener pesos. Entonces el mejor camino es el de menor suma; si no, el de menos pasos.',
        'Catorce constructores excavan laberintos, cada uno a su manera: míralos trabajar y compara el resultado. El mismo constructor, tamaño y semilla dan siempre el mismo laberinto.',
        'Las habitaciones se escriben [fila, columna], ambas desde 0 arriba a la izquierda.',
      ],
      keys: [
        ['← ↑ ↓ →', 'andar'],
        ['W A S D', 'andar'],
        ['F', 'niebla, sí o no'],
      ],
      formats: [
        ['Un laberinto', 'Filas y columnas, entrada y salida (sin ellas: la primera y la última habitación) y el dibujo. Tras una línea de _, cada fila es un | y dos caracteres por habitación: _ si hay muro debajo, | si lo hay a su derecha, # si no hay habitación.'],
        ['Pesos', 'Después del dibujo, si los pasadizos los tienen: para cada habitación, el peso del pasadizo a su derecha y el del que baja; - donde no hay.'],
        ['Otras formas', 'Lo mismo en JSON; mapas de MovingAI, que empiezan por «type octile» (. G S son habitaciones, @ O T W no); como grafo: dot de GraphViz, GraphML, lista de aristas. Convertido en MAZE o Pac-Man, los muros pasan a ser casillas.'],
      ],
    },
    pacman: {
      rules: [
        'Pac-Man quiere llegar a la bandera. Cada paso va a la izquierda, a la derecha, arriba o abajo y cuesta 1 de energía; después actúa la casilla.',
        'La comida da su valor la primera vez y desaparece. Una bomba quita su valor la primera vez y desaparece. Un muro con número quita su altura cada vez que se entra, y se queda. Una bomba con calavera mata. En un muro sin número no se entra.',
        'En la meta se gana, también con 0 de energía justos. En cualquier otro sitio, 0 o menos es la muerte.',
        'El modo seguro rechaza pasos mortales; un paso rechazado no cuesta nada ni cuenta como turno. Según las reglas, es el del concurso: bombas mortales, y muros o bombas tras los que la energía bajaría de 0. Con 0 justos se muere, pero no se rechaza. El estricto rechaza todo paso que mate.',
        'El ordenador busca el camino más corto o, como recolector, el que llega con más energía.',
        'Las coordenadas son (x, y): columna y fila, ambas desde 1 arriba a la izquierda.',
      ],
      keys: [
        ['← ↑ ↓ →', 'mover'],
        ['W A S D', 'mover'],
        ['M', 'modo seguro: no, según las reglas, estricto'],
        ['G', 'el ordenador busca el camino más corto o el más rico'],
        ['N, B', 'mapa siguiente de la escalera, anterior'],
      ],
      formats: [
        ['Texto con comas', 'Anchura y altura; columna, fila y energía de la salida; columna y fila de la meta; después las filas: V vacía, J1 a J9 comida, Z1 a Z9 muro de esa altura, Z muro infinito, B1 a B9 bomba, B bomba mortal. El concurso tiene mapas de hasta 20 por 20; los mayores se leen con un aviso.'],
        ['JSON', 'Lo mismo, con las claves en cualquier orden: SIRKA anchura, VYSKA altura, START salida, CIL meta, PLAN las filas.'],
        ['Un camino', 'Las casillas que pisa Pac-Man, empezando por la salida.'],
      ],
    },
    rush: {
      rules: [
        'El coche rojo está en una fila y quiere salir por su extremo derecho. Otros coches y camiones le cierran el paso.',
        'Cada vehículo se desliza por su fila o su columna, hacia delante y hacia atrás. Ninguno gira, ni salta, ni sale del tablero. Los muros no se mueven.',
        'Un movimiento es un deslizamiento de un vehículo, por largo que sea; un paso es una casilla. La mejor solución tiene el menor número de movimientos, y el último del coche rojo también cuenta.',
        'Resuelto: el extremo derecho del coche rojo toca el borde derecho.',
        'La dificultad se da de dos maneras: unos puntos según una fórmula de movimientos, vehículos movidos y simetría, con cuatro niveles; y el tiempo que necesitaría la gente.',
      ],
      keys: [
        ['Arrastrar', 'mover un vehículo; se detiene ante lo que le cierra el paso'],
        ['Clic', 'elegir un vehículo, o llevar el elegido a esa casilla'],
        ['← ↑ → ↓', 'mover el vehículo elegido; de través, elegir el siguiente en esa dirección'],
        ['Tab, Mayús-Tab', 'elegir el vehículo siguiente, o el anterior'],
        ['A … Z', 'elegir el vehículo de esa letra; H, P, R, U e Y con Mayús'],
      ],
      formats: [
        ['Un tablero', 'Seis filas de letras, o los 36 caracteres en una línea: . u o es vacío, x un muro, A el coche rojo, de B a Z los demás. Los tableros no cuadrados llevan una línea por fila.'],
        ['Una colección', 'Muchos tableros, uno por línea. El número de delante es el mínimo de movimientos; el de detrás, el de posiciones alcanzables, como en la base de datos pública. Las líneas con # son comentarios; la última antes de un tablero es su título.'],
        ['Una solución', 'Palabras, una por movimiento: el vehículo y cuánto avanza; hacia la derecha y hacia abajo es más.'],
      ],
    },
    amazons: {
      rules: [
        'Las blancas tienen cuatro amazonas y las negras otras cuatro; empiezan las blancas. Un turno tiene dos partes, y las dos son obligatorias.',
        'Primero una de tus amazonas se mueve como la dama del ajedrez: cualquier número de casillas vacías en fila, columna o diagonal. Después dispara desde su nueva casilla una flecha, que vuela del mismo modo.',
        'Donde cae la flecha la casilla arde: nada puede quedarse en ella ni atravesarla en el resto de la partida. La casilla que dejó la amazona ya está vacía, así que la flecha puede caer en ella o sobrevolarla.',
        'Quien no puede completar su turno ha perdido. No hay empates. En tu turno puedes abandonar.',
        'Suele ganar quien llega antes a más casillas: el mapa de territorio muestra quién está más cerca de cada una.',
      ],
      keys: [
        ['Clic', 'la amazona, luego su nueva casilla, luego adónde va la flecha; el clic derecho o Escape vuelven una etapa atrás'],
        ['← ↑ → ↓, Intro', 'recorrer el tablero y elegir la casilla'],
        ['d1 d7 g7', 'escrito, hace lo mismo; también la jugada entera de una vez'],
        ['u', 'contra el ordenador se deshacen las dos jugadas'],
      ],
      formats: [
        ['tablero.txt', 'Cuatro líneas: las amazonas blancas separadas por comas, las negras, las flechas (la línea puede estar vacía) y el jugador al que le toca, 1 o 2. Para el tablero habitual.'],
        ['FEN', 'Las filas desde arriba: Q y q son amazonas blancas y negras, * las flechas, los números cuentan casillas vacías. Después w o b, según a quién le toca. Para tableros de 1 a 10 filas y columnas.'],
        ['Una partida', 'Sus jugadas, con números o sin ellos. Una jugada se lee como d1-d7/g7, d1 d7 g7 o d1-d7(g7).'],
      ],
    },
  },
};
