import type { Help } from './help';

export const help: Help = {
  title: (world) => `${world}: jak se hraje`,
  rules: 'Pravidla',
  keys: 'Klávesy',
  formats: 'Soubory',
  inGame: 'Při hře',
  inPlayer: 'Při sledování',
  onPage: 'Kdekoli',
  game: [
    ['u Ctrl-Z', 'vrátit poslední tah'],
    ['y Ctrl-Y', 'udělat ho znovu'],
    ['r', 'začít znovu'],
    ['h', 'nápověda: další tah počítače'],
    ['p', 'ukázat cestu počítače, nebo ji skrýt'],
  ],
  player: [
    ['Mezera', 'přehrát nebo pozastavit'],
    ['← →', 'o krok zpět, o krok dál'],
    ['Home End', 'na začátek, na konec'],
    ['Esc', 'zavřít přehrávač'],
  ],
  page: [
    ['s', 'vyřešit'],
    ['w', 'sledovat řešení'],
    ['Enter', 'hrát'],
    ['e', 'upravit'],
    ['1 … 5', 'části panelu'],
    ['Ctrl-V', 'vložit plán'],
    ['?', 'tato stránka'],
  ],
  worlds: {
    maze: {
      rules: [
        'Běžec jde mřížkou z S do E, krok za krokem nahoru, dolů, doleva nebo doprava. Na pole se smí i vracet.',
        'Začíná s P životy. Číslice stojí tolik životů při každém vstupu. Drahokam jich dá poprvé 5 a potom je z něj 0. S a E nestojí nic; do zdi vstoupit nelze.',
        'Komu na jiném poli než E nezbývá ani jeden život, zemřel. Na E běh vítězně končí. Životů může být libovolně mnoho.',
        'Nejlepší cesta má nejméně kroků ze všech, které běžec přežije; z nich se ukáže taková, na jejímž konci zbývá nejvíc životů. Někdy to jinak než tam a zpátky pro drahokam nejde.',
        'Když cesta není, má to jeden ze dvou důvodů: zdi, pokud se k E nedá dojít vůbec, nebo životy, pokud dá, ale běžec po cestě vždy zemře.',
        'Souřadnice jsou (x, y): x počítá sloupce od 0 zleva, y řádky od 0 zdola.',
      ],
      keys: [
        ['← ↑ ↓ →', 'běžet'],
        ['W A S D', 'běžet'],
        ['M', 'bezpečný režim: zapnout, vypnout'],
      ],
      formats: [
        {
          title: 'Mapa',
          text: 'Řádek s N (řádky), M (sloupce) a P (životy) v libovolném pořadí, pak N řádků po M znacích: S začátek, E konec, # zeď, 0 až 9 cena, T poklad. Mezery na konci, konce řádků z Windows ani značka pořadí bajtů nevadí. Chyba se ukáže s řádkem a sloupcem.',
          sample: 'N=4, M=11, P=8\n###########\n#S3333333E#\n#T00000333#\n###########',
        },
        {
          title: 'Cesta',
          text: 'Pole, na kterých běžec stojí, počínaje S. Přesně to dá tlačítko Kopírovat.',
          sample: '(1,2) (1,1) (2,1) (3,1)',
        },
        {
          title: 'Graf',
          text: 'Mapu lze uložit i jako graf: GraphViz dot, GraphML nebo seznam hran s cenou každého kroku.',
          sample: '1,2 1,1 -5\n1,1 2,1 0',
        },
      ],
    },
    labyrinth: {
      rules: [
        'Místnosti leží v řádcích a sloupcích; dvě sousední buď spojuje průchod, nebo dělí zeď. Jde se od vchodu k východu, z místnosti do místnosti.',
        'V dokonalém labyrintu vede mezi každými dvěma místnostmi právě jedna cesta. Proplétání otevírá slepé konce a vytváří smyčky.',
        'Průchody mohou mít váhy. Pak je nejlepší cesta s nejmenším součtem, jinak cesta s nejméně kroky.',
        'Labyrinty hloubí čtrnáct stavitelů, každý po svém: sleduj je při práci a porovnej, co z toho vzejde. Stejný stavitel, velikost a semínko dají vždy stejný labyrint.',
        'Místnosti se píší [řádek, sloupec], obojí od 0 vlevo nahoře.',
      ],
      keys: [
        ['← ↑ ↓ →', 'jít'],
        ['W A S D', 'jít'],
        ['F', 'mlha: zapnout, vypnout'],
      ],
      formats: [
        {
          title: 'Labyrint',
          text: 'Řádky a sloupce, vchod a východ (bez nich první a poslední místnost), potom kresba. Po řádku z _ je každý řádek | a dva znaky na místnost: _ je zeď pod ní, | zeď vpravo od ní, # místnost chybí.',
          sample: 'LABYRINTH 3 4\nentrance 0 0\nexit 2 3\n _ _ _ _\n|_  |_  |\n|  _   _|\n|_ _|_ _|',
        },
        {
          title: 'Váhy',
          text: 'Za kresbou, pokud je průchody mají: u každé místnosti váha průchodu doprava a průchodu dolů, - kde žádný není.',
          sample: 'weights\n3/- -/5 2/- -/1\n1/4 2/- 9/6 -/-\n7/- -/- 8/- -/-',
        },
        {
          title: 'Jiné podoby',
          text: 'Totéž jako JSON; mapy MovingAI, které začínají „type octile“ (. G S jsou místnosti, @ O T W nejsou); jako graf: GraphViz dot, GraphML, seznam hran. Při převodu na MAZE nebo Pac-Mana se ze zdí stanou pole.',
          sample: '{ "labyrinth": { "rows": 1, "cols": 2, "drawing": [" _ _", "|_ _|"] } }',
        },
      ],
    },
    pacman: {
      rules: [
        'Pac-Man chce k vlajce. Každý krok vede doleva, doprava, nahoru nebo dolů a stojí 1 energie; potom zapůsobí pole.',
        'Jídlo dá poprvé svou hodnotu a zmizí. Bomba poprvé svou hodnotu vezme a zmizí. Zeď s číslem bere svou výšku při každém vstupu a zůstává. Bomba s lebkou zabíjí. Do zdi bez čísla vstoupit nelze.',
        'V cíli je výhra, i přesně s 0 energie. Kdekoli jinde je 0 a méně smrt.',
        'Bezpečný režim odmítá smrtelné kroky; odmítnutý krok nic nestojí a nepočítá se. Podle zadání soutěže odmítá smrtící bomby a zdi či bomby, po kterých by energie klesla pod 0. Přesně 0 zabíjí, a přesto se neodmítne. Přísný odmítne každý krok, který zabíjí.',
        'Počítač hledá nejkratší cestu, nebo jako sběrač tu, po které dojde s nejvíce energie.',
        'Souřadnice jsou (x, y): sloupec a řádek, obojí od 1 vlevo nahoře.',
      ],
      keys: [
        ['← ↑ ↓ →', 'tah'],
        ['W A S D', 'tah'],
        ['M', 'bezpečný režim: vypnutý, podle zadání, přísný'],
        ['G', 'počítač hledá nejkratší, nebo nejbohatší cestu'],
        ['N, B', 'další mapa žebříčku, předchozí'],
      ],
      formats: [
        {
          title: 'Text s čárkami',
          text: 'Šířka a výška; sloupec, řádek a energie startu; sloupec a řádek cíle; potom řádky: V prázdné pole, J1 až J9 jídlo, Z1 až Z9 zeď té výšky, Z nekonečná zeď, B1 až B9 bomba, B smrtící bomba. V soutěži jsou mapy nejvýš 20 × 20; větší se načtou s upozorněním.',
          sample: '4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V',
        },
        {
          title: 'JSON',
          text: 'Totéž, klíče v libovolném pořadí: SIRKA, VYSKA, START, CIL a PLAN s řádky.',
          sample: '{ "SIRKA": 4, "VYSKA": 3,\n  "START": { "X": 1, "Y": 2, "E": 10 },\n  "CIL": { "X": 4, "Y": 3 },\n  "PLAN": ["V,J3,J4,B2", "V,V,Z7,J1", "V,V,Z4,V"] }',
        },
        {
          title: 'Cesta',
          text: 'Pole, na kterých Pac-Man stojí, počínaje startem.',
          sample: '(1,2) (2,2) (2,3) (3,3) (4,3)',
        },
      ],
    },
    rush: {
      rules: [
        'Červené auto stojí v řádku a chce vyjet na jeho pravém konci. V cestě mu stojí jiná auta a nákladní vozy.',
        'Každé vozidlo jezdí jen po svém řádku nebo sloupci, dopředu i dozadu. Žádné nezatáčí, nepřeskakuje a neopouští plán. Zdi stojí.',
        'Tah je jeden posun jednoho vozidla, jakkoli daleko; krok je jedno pole. Nejlepší řešení má nejméně tahů a počítá se i poslední posun červeného auta.',
        'Vyřešeno: pravý konec červeného auta je u pravého okraje.',
        'Obtížnost se udává dvakrát: body podle vzorce z tahů, pohnutých vozidel a souměrnosti, se čtyřmi úrovněmi; a čas, který by lidé potřebovali.',
      ],
      keys: [
        ['Tažení', 'posune vozidlo; zastaví se o to, co mu stojí v cestě'],
        ['Kliknutí', 'vybere vozidlo, nebo dojede vybraným na to pole'],
        ['← ↑ → ↓', 'posunou vybrané vozidlo; napříč vyberou další v tom směru'],
        ['Tab, Shift-Tab', 'vybere další vozidlo, nebo předchozí'],
        ['A … Z', 'vybere vozidlo toho písmene; H, P, R, U a Y se Shiftem'],
      ],
      formats: [
        {
          title: 'Plán',
          text: 'Šest řádků písmen, nebo všech 36 znaků na jednom řádku: . nebo o je prázdné pole, x zeď, A červené auto, B až Z ostatní. Plány, které nejsou čtvercové, se píší po řádcích.',
          sample: 'BBBCDE\nFGGCDE\nF.AADE\nHHI...\n.JI.KK\n.JLLMM',
        },
        {
          title: 'Sbírka',
          text: 'Mnoho plánů, každý na řádku. Číslo před plánem je nejmenší počet tahů, číslo za ním počet dosažitelných pozic: tak píše veřejná databáze. Řádky s # jsou poznámky; poslední před plánem je jeho název.',
          sample: '# Začátečník 1\n5 ...BBB....CD.AAECD...EFF...E........ 1949',
        },
        {
          title: 'Řešení',
          text: 'Slova, jedno na tah: vozidlo a o kolik jede; doprava a dolů je plus.',
          sample: 'B-1 C+2 A+3',
        },
      ],
    },
    amazons: {
      rules: [
        'Bílý má čtyři amazonky, černý také čtyři; začíná bílý. Tah má dvě části a obě jsou povinné.',
        'Nejdřív se jedna tvá amazonka pohne jako dáma v šachu: o kolik chce prázdných polí v řadě, ve sloupci nebo po úhlopříčce. Z nového pole pak vystřelí šíp, který letí stejným způsobem.',
        'Kam šíp dopadne, to pole shoří: do konce hry na něm nic nestojí a nic přes ně neprojde. Pole, které amazonka opustila, je už prázdné, takže na ně šíp smí dopadnout nebo přes ně přeletět.',
        'Kdo nemůže dokončit tah, prohrál. Remízy nejsou. Ve svém tahu se můžeš vzdát.',
        'Obvykle vyhraje, kdo je dřív u více polí: mapa území ukazuje, kdo to má ke kterému poli blíž.',
      ],
      keys: [
        ['Kliknutí', 'amazonka, pak její nové pole, pak kam letí šíp; pravé tlačítko nebo Escape jde o krok zpět'],
        ['← ↑ → ↓, Enter', 'pohyb po desce a výběr pole'],
        ['d1 d7 g7', 'napsané dělá totéž; napsat jde i celý tah najednou'],
        ['u', 'proti počítači vrátí oba tahy'],
      ],
      formats: [
        {
          title: 'tablero.txt',
          text: 'Čtyři řádky: amazonky bílého oddělené čárkami, amazonky černého, šípy (řádek smí být prázdný) a hráč na tahu, 1 nebo 2. Pro obvyklou desku.',
          sample: 'a7,g1,i9,j6\nb1,b10,g7,i3\na10,a8,a6,b7,b6,b3,b2\n1',
        },
        {
          title: 'FEN',
          text: 'Řady shora: Q a q jsou bílé a černé amazonky, * šípy, čísla udávají prázdná pole. Pak w nebo b, podle toho, kdo je na tahu. Pro desky o 1 až 10 řádcích a sloupcích.',
          sample: '1q2q1/q4q/6/6/Q4Q/1Q2Q1 w',
        },
        {
          title: 'Hra',
          text: 'Její tahy, s čísly i bez nich. Tah se čte jako d1-d7/g7, d1 d7 g7 nebo d1-d7(g7).',
          sample: '1. d1-d8/b6 g10-g3/i5\n2. j4-d4/i4 a7-d7/g7',
        },
      ],
    },
  },
};
