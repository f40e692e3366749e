import type { VNode } from 'preact';

import type { Style } from '../api/protocol';
import { contrast, css, ebony, ivory, type Colour, type Palette } from './palette';

// The figures of cells and pieces, each in a square of 1 x 1 whose corner is (0, 0). As in render/mark_picture.cpp.

interface MarkProps { style: Style; palette: Palette; cell: number }

const letter = (text: string | undefined, size: number, colour: Colour, bold: boolean): VNode | false =>
  text !== undefined && text !== '' && (
    <text x={0.5} y={0.5 + size * 0.36} font-size={size} font-weight={bold ? 650 : 500} fill={css(colour)}
      text-anchor="middle">
      {text}
    </text>
  );

export function Mark({ style, palette, cell }: MarkProps): VNode | null {
  const ink = palette.colour(style.ink);
  const fill = css(ink);
  const surface = css(palette.token('surface'));
  const casing = Math.max(1.25 / cell, 0.05);
  switch (style.mark ?? 'none') {
    case 'none':
      return null;
    case 'patch':
      return (
        <g>
          <rect x={0.16} y={0.16} width={0.68} height={0.68} rx={0.1} fill={css(palette.solid(style.ink))} />
          {cell >= 12 && letter(style.text, 0.46, palette.textOn(palette.solid(style.ink), ['surface', 1]), true)}
        </g>
      );
    case 'gem':
      return <Gem fill={fill} shine={surface} casing={casing} cell={cell} />;
    case 'amazon':
      return <Amazon body={ink} cell={cell} />;
    case 'spent':
      return <Spent fill={fill} cell={cell} />;
    case 'dot':
      return <circle cx={0.5} cy={0.5} r={Math.max(1 / cell, 0.09)} fill={fill} />;
    case 'ring':
      return <circle cx={0.5} cy={0.5} r={0.09} fill="none" stroke={fill} stroke-width={Math.max(1 / cell, 0.05)} />;
    case 'disc':
      return (
        <g>
          <circle cx={0.5} cy={0.5} r={0.36} fill={fill} stroke={surface} stroke-width={casing} />
          {letter(style.text, 0.44, palette.textOn(palette.solid(style.ink), ['surface', 1]), true)}
        </g>
      );
    case 'square':
      return (
        <g>
          <rect x={0.16} y={0.16} width={0.68} height={0.68} rx={0.1} fill={fill} stroke={surface} stroke-width={casing} />
          {letter(style.text, 0.44, palette.textOn(palette.solid(style.ink), ['surface', 1]), true)}
        </g>
      );
  }
}

function Gem({ fill, shine, casing, cell }: { fill: string; shine: string; casing: number; cell: number }): VNode {
  return (
    <g transform="translate(.5 .5) scale(.3)">
      <path d="M-.55-.75H.55L1-.2 0 .95-1-.2z" fill={fill} stroke={shine} stroke-width={casing / 0.3}
        stroke-linejoin="round" />
      {cell >= 16 && (
        <path d="M-1-.2H1M-.4-.2 0 .95.4-.2M-.4-.2 0-.75.4-.2" fill="none" stroke={shine} stroke-opacity={0.75}
          stroke-width={0.1} stroke-linejoin="round" />
      )}
    </g>
  );
}

// A crown on a waist that widens into a gown; its middle is the head of an arrow.
const crown = 'M.44.62.3.34.66-.36.22-.04.09-.16V-.5H-.09V-.16L-.22-.04-.66-.36-.3.34-.44.62z';
const tip = 'M.25-.42 0-.9-.25-.42 0-.46z';
const hem = 'M-.48.54H.48Q.54.54.54.6V.74Q.54.8.48.8H-.48Q-.54.8-.54.74V.6Q-.54.54-.48.54z';

/** Cased in the other side's colour: what cannot be told apart by colour is by its casing. */
export function Amazon({ body, cell }: { body: Colour; cell: number }): VNode {
  const casing = css(contrast(body, ivory) > contrast(body, ebony) ? ivory : ebony);
  const fill = css(body);
  const rim = Math.max(1.8 / cell, 0.07) * 2;
  return (
    <g transform="translate(.5 .5) scale(.5)" stroke-linejoin="round">
      <g fill={casing} stroke={casing} stroke-width={rim}>
        <circle cx={-0.66} cy={-0.42} r={0.14} />
        <circle cx={0.66} cy={-0.42} r={0.14} />
        <path d={crown + tip + hem} />
      </g>
      <g fill={fill}>
        <circle cx={-0.66} cy={-0.42} r={0.14} />
        <circle cx={0.66} cy={-0.42} r={0.14} />
        <path d={crown} />
        <path d={tip + hem} />
      </g>
      {cell >= 20 && <path d="M-.32.32H.32M-.44.56H.44" stroke={casing} stroke-width={0.06} fill="none" />}
    </g>
  );
}

/** An arrow that sticks in the ground. */
function Spent({ fill, cell }: { fill: string; cell: number }): VNode {
  return (
    <g transform="translate(.5 .5) scale(.5)" stroke={fill} fill="none" stroke-linecap="round">
      <path d="M.42-.42-.3.3" stroke-width={Math.max(2 / cell, 0.1)} />
      <path d="M-.48.48-.4.12-.12.4z" fill={fill} stroke="none" />
      {cell >= 14 && (
        <path d="M.42-.42V-.66M.42-.42H.66M.28-.28V-.52M.28-.28H.52" stroke-width={Math.max(1.6 / cell, 0.08)} />
      )}
    </g>
  );
}

interface SampleProps { style: Style; palette: Palette; size: number; drawn?: VNode | undefined }

/** A style as a sample in a square, as its world draws it: for legends and brushes. */
export function Sample({ style, palette, size, drawn }: SampleProps): VNode {
  const fill = palette.solid(style.fill);
  if (drawn)
    return (
      <svg class="sample" width={size} height={size} viewBox="0 0 1 1" aria-hidden="true">
        <rect width={1} height={1} fill={css(palette.token('surface'))} />
        {drawn}
      </svg>
    );
  return (
    <svg class="sample" width={size} height={size} viewBox="0 0 1 1" aria-hidden="true">
      <rect x={0.03} y={0.03} width={0.94} height={0.94} rx={0.14} fill={css(fill)}
        stroke={css(palette.token('line'))} stroke-width={1 / size} />
      <Mark style={style} palette={palette} cell={size} />
      {!style.solid && (style.mark ?? 'none') === 'none' &&
        letter((style.sign ?? '') + (style.text ?? ''), 0.56, palette.textOn(fill, style.ink), false)}
    </svg>
  );
}
