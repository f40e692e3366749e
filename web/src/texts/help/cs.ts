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
    ['p', 'hrát'],
    ['e', 'upravit'],
    ['1 … 5', 'části panelu'],
    ['Ctrl-V', 'vložit plán'],
    ['?', 'tato stránka'],
  ],
  worlds: {
    maze: {
      rules: [
        'Běžec jde od S k E, krok po kroku: dolů, doprava, nahoru nebo doleva. Na pole smí vstoupit znovu.',
        'Číslice stojí tolik životů při každém vstupu. Zdí projít nelze.',
        'Poklad dá poprvé 5 životů; pak je to 0.',
        'S 0 nebo méně životy na jiném poli než E je mrtev. Na E vyhrál.',
        'Nejlepší cesta má nejméně kroků; z takových ukážeme tu, která končí s nejvíce životy. Nebo se hledá nejvíc životů, ať je cesta jakkoli dlouhá.',
        'Souřadnice jsou (x, y): x od 0 zleva, y od 0 zdola.',
      ],
      keys: [['← ↑ ↓ →', 'krok'], ['w a s d', 'krok'], ['m', 'bezpečný režim: smrtelné kroky se odmítnou']],
      formats: [
        'Mapa: N řádků, M sloupců, P životů a pak řádky. S a E jednou, # zeď, T poklad, číslice stojí svou hodnotu.',
        'Cesta: její pole, včetně S.',
      ],
    },
    labyrinth: {
      rules: [
        'Jde se od vchodu k východu, z místnosti do místnosti, průchody.',
        'Dokonalý labyrint má mezi každými dvěma místnostmi jedinou cestu; propletený má smyčky.',
        'Průchody mohou mít váhy: nejlevnější cesta má nejmenší součet.',
        'Místnosti jsou [řádek, sloupec], obojí od 0 vlevo nahoře.',
      ],
      keys: [['← ↑ ↓ →', 'krok'], ['w a s d', 'krok'], ['f', 'mlha: vidět je jen to, co leží vpředu']],
      formats: [
        'Dva znaky na místnost: _ nebo mezera, je-li pod ní zeď, nebo ne; | nebo mezera, je-li zeď vpravo, nebo ne; # kde místnost není.',
        'Cesta: její místnosti, včetně vchodu.',
      ],
    },
    pacman: {
      rules: [
        'Každý krok stojí 1 energii. Pak působí pole.',
        'Jídlo dá svou hodnotu jednou. Bomba vezme svou hodnotu jednou. Zeď stojí svou výšku pokaždé a zůstane.',
        'Bomba bez čísla zabíjí. Do zdi bez čísla vstoupit nelze.',
        'V cíli je vyhráno, i když zbude přesně 0 energie. Jinde je 0 a méně smrt.',
        'Nejkratší cesta má nejméně kroků; nejbohatší dojde s největší možnou energií.',
        'Bezpečný režim odmítne kroky, které by byly poslední.',
        'Souřadnice jsou (x, y), obojí od 1 vlevo nahoře.',
      ],
      keys: [['← ↑ ↓ →', 'krok'], ['w a s d', 'krok'], ['g', 'bezpečný režim: které smrtelné kroky se odmítnou'], ['n b', 'další mapa, předchozí mapa']],
      formats: [
        'Šířka a výška; sloupec, řádek a energie startu; sloupec a řádek cíle; řádky. V prázdné, J jídlo, B bomba, Z zeď.',
        'Totéž jako JSON.',
      ],
    },
    rush: {
      rules: [
        'Auta zabírají 2 pole, náklaďáky 3. Každé jezdí jen po své přímce; nic se neotáčí, nepřekrývá a neopouští plán.',
        'Výjezd je na pravém konci řádku červeného auta. Tam se chce dostat.',
        'Tah je jedno posunutí jednoho vozidla o jakoukoli volnou vzdálenost; krok je jedno pole.',
        'Nejlepší řešení má nejméně tahů, nebo nejméně kroků.',
      ],
      keys: [
        ['← ↑ ↓ →', 'posunout vybrané vozidlo; napříč vybrat jiné'],
        ['Tab', 'vybrat další vozidlo, když je vybraný plán'],
        ['A … Z', 'vybrat vozidlo toho písmene'],
      ],
      formats: [
        'Řádek plánu na řádek: písmena jsou vozidla, A červené, . volno, x zeď. V souboru může být plánů mnoho.',
        'Čtvercový plán na jednom řádku.',
      ],
    },
    amazons: {
      rules: [
        'Tah má dvě části. Amazonka jde jako dáma v šachu, přes prázdná pole v přímce; odtud vystřelí šíp, který letí stejně.',
        'Kam šíp dopadne, tam už nic nestojí ani neprojde.',
        'Pole, které amazonka opustila, je už prázdné: šíp na něj smí dopadnout i přes ně přeletět.',
        'Kdo nemůže tah dokončit, prohrál; remízy nejsou. Začíná bílý.',
      ],
      keys: [
        ['d1', 'napsat pole: amazonka, kam, šíp'],
        ['← ↑ ↓ →', 'pohnout kurzorem po plánu'],
        ['Enter', 'vybrat pole pod ním'],
        ['Esc', 'vybrat jinou amazonku'],
      ],
      formats: [
        'tablero.txt: bílé amazonky, černé amazonky, šípy a kdo je na tahu (1 bílý, 2 černý).',
        'Pozice na jednom řádku: q černá, Q bílá, * šíp, čísla prázdná pole, a kdo je na tahu.',
        'Partie: odkud-kam/šíp, tah po tahu.',
      ],
    },
  },
};
