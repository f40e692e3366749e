import type { ComponentChildren, VNode } from 'preact';

import { rate } from '../../actions/solve';
import { race, watchMaking } from '../../actions/watch';
import type { Measure, Rating } from '../../api/protocol';
import { keep } from '../../state/kept';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { amount } from '../../texts/amounts';
import { said, word, wordOf } from '../../texts/names';
import { t } from '../../texts/texts';
import { Cross } from '../walker/cross';
import { SettingNote } from '../walker/setting_note';
import { thicknessOf } from './look';
import { builders } from './builders';

type Props = { desk: Desk };

function Thickness({ desk }: Props): VNode {
  const value = thicknessOf(desk);
  const set = (thickness: number): void => {
    keep('labyrinth.thickness', thickness);
    updateDesk('labyrinth', ({ own }) => ({ own: { ...own, thickness } }));
  };
  return (
    <label class="field">
      <span>{t('Wall thickness')}</span>
      <input type="range" min={1} max={5} step={1} value={value}
        onInput={(event) => set(Number(event.currentTarget.value))} />
    </label>
  );
}

/** Who dug it and how, and the digging itself. */
function Digging({ desk }: Props): VNode {
  const { origin } = desk;
  if (origin.from !== 'recipe') return <p class="walker-note">{t('Generate a labyrinth to watch it being dug; a file has no record of it.')}</p>;
  const usual = now().worlds.labyrinth?.generate.find(({ name }) => name === 'builder')?.fallback;
  const builder = origin.options['builder'] ?? usual ?? '';
  const most = now().limits.cells_in_making;
  const large = desk.grid.cells.length > most;
  return (
    <>
      <p class="walker-note"><strong>{t('Dug by {0}', word(builder))}.</strong> {said(builders, builder)}</p>
      {large && <p class="walker-note">{t('This labyrinth is too large to show the digging (limit: {0} rooms).', most)}</p>}
      <button type="button" class="button wide" disabled={large || desk.work !== undefined}
        onClick={() => void watchMaking('labyrinth')}>
        {t('Watch digging')}
      </button>
    </>
  );
}

const measured = ({ value, decimals, unit }: Measure): string => `${amount(value, decimals)} ${unit ?? ''}`;

/** What a labyrinth is like; what each word means is told when one points at it. */
function Statistics({ rating }: { rating: Rating }): VNode {
  return (
    <table class="labyrinth-statistics">
      <caption>{t('Statistics')}</caption>
      <tbody>
        {rating.measures.map((measure) => (
          <tr key={measure.name} title={measure.meaning}>
            <th scope="row">
              {measure.title}
              {measure.meaning && <span class="unseen">{measure.meaning}</span>}
            </th>
            <td>{measured(measure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measures({ desk }: Props): VNode {
  if (desk.rating) return <Statistics rating={desk.rating} />;
  return (
    <button type="button" class="button wide" disabled={desk.work !== undefined} onClick={() => void rate('labyrinth')}>
      {t('Statistics')}
    </button>
  );
}

const pairs = [['bfs', 'astar'], ['dfs', 'bfs'], ['dijkstra', 'bidirectional'], ['wall-follower', 'tremaux']] as const;

function Races({ desk }: Props): VNode {
  const traced = now().worlds.labyrinth?.traced_algorithms ?? [];
  return (
    <div class="labyrinth-races" role="group" aria-label={t('Searches to compare')}>
      {pairs.filter((pair) => pair.every((each) => traced.includes(each))).map(([first, second]) => (
        <button key={first + second} type="button" class="button wide"
          onClick={() => void race('labyrinth', [first, second])}>
          {t('{0} and {1}', wordOf('algorithm', first), wordOf('algorithm', second))}
        </button>
      ))}
      {desk.grid.cells.length > now().limits.cells_traced && <p class="walker-note">{t('In a labyrinth of this size, only the beginning of a search is recorded.')}</p>}
    </div>
  );
}

export const sections = {
  board: ({ desk }: Props): VNode => (
    <>
      <Thickness desk={desk} />
      <Digging desk={desk} />
      <Measures desk={desk} />
    </>
  ),
  watch: Races,
  play: ({ desk }: Props): VNode => (
    <SettingNote desk={desk} setting="fog" title={() => word('fog')} words={{ on: t('Visible: the rooms straight ahead, and those already seen.') }} />
  ),
};

export const beside = ({ desk }: Props): ComponentChildren =>
  desk.mode === 'play' && <Cross desk={desk} />;
