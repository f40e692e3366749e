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
        ['Mapa', 'Řádek s N (řádky), M (sloupce) a P (životy) v libovolném pořadí, pak N řádků po M znacích: S začátek, E konec, # zeď, 0 až 9 cena, T poklad. Mezery na konci, konce řádků z Windows ani značka pořadí bajtů nevadí. Chyba se ukáže s řádkem a sloupcem.'],
        ['Cesta', 'Pole, na kterých běžec stojí, počínaje S. Přesně to dá tlačítko Kopírovat.'],
        ['Graf', 'Mapu lze uložit i jako graf: GraphViz dot, GraphML nebo seznam hran s cenou každého kroku.'],
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
        ['Labyrint', 'Řádky a sloupce, vchod a východ (bez nich první a poslední místnost), potom kresba. Po řádku z _ je každý řádek | a dva znaky na místnost: _ je zeď pod ní, | zeď vpravo od ní, # místnost chybí.'],
        ['Váhy', 'Za kresbou, pokud je průchody mají: u každé místnosti váha průchodu doprava a průchodu dolů, - kde žádný není.'],
        ['Jiné podoby', 'Totéž jako JSON; mapy MovingAI, které začínají „type octile“ (. G S jsou místnosti, @ O T W nejsou); jako graf: GraphViz dot, GraphML, seznam hran. Při převodu na MAZE nebo Pac-Mana se ze zdí stanou pole.'],
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
        ['Text s čárkami', 'Šířka a výška; sloupec, řádek a energie startu; sloupec a řádek cíle; potom řádky: V prázdné pole, J1 až J9 jídlo, Z1 až Z9 zeď té výšky, Z nekonečná zeď, B1 až B9 bomba, B smrtící bomba. V soutěži jsou mapy nejvýš 20 × 20; větší se načtou s upozorněním.'],
        ['JSON', 'Totéž, klíče v libovolném pořadí: SIRKA, VYSKA, START, CIL a PLAN s řádky.'],
        ['Cesta', 'Pole, na kterých Pac-Man stojí, počínaje startem.'],
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
        ['Plán', 'Šest řádků písmen, nebo všech 36 znaků na jednom řádku: . nebo o je prázdné pole, x zeď, A červené auto, B až Z ostatní. Plány, které nejsou čtvercové, se píší po řádcích.'],
        ['Sbírka', 'Mnoho plánů, každý na řádku. Číslo před plánem je nejmenší počet tahů, číslo za ním počet dosažitelných pozic: tak píše veřejná databáze. Řádky s # jsou poznámky; poslední před plánem je jeho název.'],
        ['Řešení', 'Slova, jedno na tah: vozidlo a o kolik jede; doprava a dolů je plus.'],
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
        ['tablero.txt', 'Čtyři řádky: amazonky bílého oddělené čárkami, amazonky černého, šípy (řádek smí být prázdný) a hráč na tahu, 1 nebo 2. Pro obvyklou desku.'],
        ['FEN', 'Řady shora: Q a q jsou bílé a černé amazonky, * šípy, čísla udávají prázdná pole. Pak w nebo b, podle toho, kdo je na tahu. Pro desky o 1 až 10 řádcích a sloupcích.'],
        ['Hra', 'Její tahy, s čísly i bez nich. Tah se čte jako d1-d7/g7, d1 d7 g7 nebo d1-d7(g7).'],
      ],
    },
  },
};
