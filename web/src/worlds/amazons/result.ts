import { restart } from '../../actions/play';
import type { Ending, Hint } from '../../board/world_view';
import type { Desk } from '../../state/state';
import { t, tn } from '../../texts/texts';
import { lookBack } from './analysis';
import { swapSides } from './seats';
import { knownOf, ownOf, resignedIn, winnerOf } from './table';

// What the panel says before the first moves and after the last one.

export const hints: Hint[] = [
  { text: () => t('Choose an amazon, then a cell: it moves like a queen in chess.'), done: ({ moves }) => moves.length > 0 },
  { text: () => t('Then it shoots an arrow. The cell it hits is blocked for good.'), done: ({ moves }) => moves.length > 1 },
  { text: () => t('Wall off room for yourself: whoever cannot move loses.'), done: ({ moves }) => moves.length > 5 },
];

/** For two people it is won by somebody; against the computer, by the person or not. */
export function ending(desk: Desk): Ending | undefined {
  const winner = winnerOf(desk);
  if (!winner || !desk.game) return undefined;
  const { late, seats } = ownOf(desk);
  const resigned = resignedIn(desk);
  const nearer = resigned ? [] : (knownOf(desk).outlook?.nearer ?? []);
  const left = nearer.filter((owner) => owner === (winner === 1 ? 1 : -1)).length;
  const lines = [
    resigned && late ? (resigned === 1 ? t('White ran out of time.') : t('Black ran out of time.'))
      : resigned ? (resigned === 1 ? t('White resigns.') : t('Black resigns.'))
      : winner === 1 ? t('Black has no moves left.') : t('White has no moves left.'),
  ];
  if (left > 0) lines.push(tn('The winner still had {0} free cell.', 'The winner still had {0} free cells.', left));
  return {
    won: seats[winner - 1]!.by === 'person' || seats.every(({ by }) => by === 'computer'),
    title: winner === 1 ? t('White wins') : t('Black wins'),
    lines,
    next: { label: t('Rematch'), key: 'n', go: () => restart('amazons') },
    ...(desk.game.moves.length > 0 && { review: () => lookBack(desk) }),
    others: [{ label: t('Swap sides'), go: () => swapSides(desk) }],
  };
}
