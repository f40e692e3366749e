import type { Paint } from '../api/protocol';

// The colours of roles as numbers, read from the page's tokens: canvas needs them, and whether text can be read on a
// ground is reckoned with them. Which colours these are, the style sheet says.

export interface Colour { red: number; green: number; blue: number; alpha: number }

const mixNumber = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share);

export const mix = (from: Colour, to: Colour, share: number): Colour => ({
  red: mixNumber(from.red, to.red, share),
  green: mixNumber(from.green, to.green, share),
  blue: mixNumber(from.blue, to.blue, share),
  alpha: 1,
});

export const over = (top: Colour, ground: Colour): Colour => mix(ground, top, top.alpha);

export function css({ red, green, blue, alpha }: Colour): string {
  return alpha < 1 ? `rgba(${red},${green},${blue},${alpha})` : `rgb(${red},${green},${blue})`;
}

/** As ImageData has it in 32 bits. */
export const packed = ({ red, green, blue }: Colour, alpha = 1): number =>
  ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;

function luminance(colour: Colour): number {
  const channel = (value: number): number => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(colour.red) + 0.7152 * channel(colour.green) + 0.0722 * channel(colour.blue);
}

/** 1..21, as WCAG 2 defines it, of opaque colours. */
export function contrast(one: Colour, other: Colour): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What a style sheet computes: rgb(1, 2, 3), rgba(...), color(srgb 0.1 0.2 0.3). */
function parseColour(text: string): Colour | undefined {
  const numbers = text.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number);
  if (!numbers || numbers.length < 3) return undefined;
  const scale = text.startsWith('color(') ? 255 : 1;
  const [red, green, blue] = numbers.map((n) => Math.round(Math.max(0, Math.min(255, n * scale))));
  return { red: red!, green: green!, blue: blue!, alpha: numbers[3] ?? 1 };
}

const fromHex = (hex: number): Colour => ({ red: hex >> 16, green: (hex >> 8) & 255, blue: hex & 255, alpha: 1 });

// The same hues as in the pictures (render/theme.cpp): even steps round the circle of OKLCH that leave out those near
// red, light ones and deep ones.
const lightHues = [
  0xf1af64, 0xe7b45e, 0xdcba5c, 0xcfc05e, 0xc0c565, 0xb0ca70, 0x9fce7d, 0x8dd28c, 0x7ad59b, 0x68d6ab, 0x57d7bb,
  0x4ad6cb, 0x43d5da, 0x46d3e7, 0x51cff3, 0x61ccfd, 0x79c7ff, 0x8dc2ff, 0x9cbeff, 0xaab9ff, 0xb6b4fe, 0xc4afff,
  0xd2a9fb, 0xdea5f0, 0xe8a2e5, 0xf19fd7, 0xf89dc9,
];
const deepHues = [
  0x8d5702, 0x855c00, 0x7c6101, 0x726501, 0x676a01, 0x596f02, 0x47731d, 0x2f7631, 0x017943, 0x017756, 0x007663,
  0x00756d, 0x047376, 0x00727f, 0x047088, 0x026e93, 0x036ba1, 0x2666a9, 0x3e61ab, 0x505cab, 0x5f58a8, 0x6c53a3,
  0x774f9c, 0x814b93, 0x8a4788, 0x91447c, 0x97426f,
];

function hue(level: number, hues: number[]): Colour {
  const place = level * (hues.length - 1);
  const step = Math.min(Math.floor(place), hues.length - 2);
  return mix(fromHex(hues[step]!), fromHex(hues[step + 1]!), place - step);
}

const tokens = ['paper', 'surface', 'ink', 'wall', 'edge', 'quiet', 'line', 'thread', 'gain', 'cost', 'dear', 'danger', 'search', 'rival', 'third', 'fourth'] as const;
type Token = (typeof tokens)[number];

/** Of searches side by side. */
export const laneColours = ['search', 'rival', 'third', 'fourth'] as const satisfies readonly Token[];
export type LaneColour = (typeof laneColours)[number];

export const ivory = fromHex(0xfffdf6);
export const ebony = fromHex(0x1c1e26);

export class Palette {
  constructor(private readonly tokens: Record<Token, Colour>) {}

  colour([role, level]: Paint): Colour {
    const share = Math.max(0, Math.min(1, level));
    if (role === 'cost') return mix(this.tokens.cost, this.tokens.dear, share);
    if (role === 'piece') return hue(share, lightHues);
    if (role === 'deep') return hue(share, deepHues);
    const full = role === 'ivory' ? ivory : role === 'ebony' ? ebony : this.tokens[role];
    return { ...full, alpha: share };
  }

  token(name: Token): Colour {
    return this.tokens[name];
  }

  /** Opaque, as it is on the board's surface. */
  solid(paint: Paint): Colour {
    return over(this.colour(paint), this.tokens.surface);
  }

  /** The ink asked for where it can be read on the ground (4.5:1), otherwise ink or surface, or black or white. */
  textOn(ground: Colour, wanted: Paint): Colour {
    const asked = this.colour(wanted);
    if (contrast(over(asked, ground), ground) >= 4.5) return asked;
    for (const [dark, bright] of [
      [this.tokens.ink, this.tokens.surface],
      [fromHex(0), fromHex(0xffffff)],
    ] as const) {
      const better = contrast(dark, ground) >= contrast(bright, ground) ? dark : bright;
      if (contrast(better, ground) >= 4.5) return better;
    }
    return asked;
  }
}

/** Of an element on the page: tokens may mean something else inside a world's own board. */
export function readPalette(element: Element): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colours = {} as Record<Token, Colour>;
  for (const token of tokens) {
    probe.style.color = `var(--${token})`;
    colours[token] = parseColour(getComputedStyle(probe).color) ?? ebony;
  }
  probe.remove();
  return new Palette(colours);
}
