import type { ComponentChildren, VNode } from 'preact';

import { work } from '../../actions/ask';
import type { Solved } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { word, wordOf } from '../../texts/names';
import { t } from '../../texts/texts';
import { AlongChart } from '../walker/chart';
import { Cross } from '../walker/cross';
import { atStart } from '../walker/figures';
import { Meter } from '../walker/meter';
import { SettingNote } from '../walker/setting_note';

// ---- The least life that wins ----

interface Least { text: string; low: number; high?: number }

async function findLeast(desk: Desk): Promise<void> {
  const { text } = desk.parsed;
  const solved = await work<Solved>(desk.world, 'solve', 'thinking', 'solve', { text, least: true });
  const found = solved?.report.least ?? (solved?.report['least_life'] as Solved['report']['least']);
  if (!found || now().desks[desk.world]?.parsed.text !== text) return;
  updateDesk(desk.world, ({ own }) => ({ own: { ...own, least: { text, ...found } satisfies Least } }));
}

function inWords({ low, high }: Least): string {
  if (high === undefined) return t('Minimum starting life: at least {0}.', low);
  return high === low ? t('Minimum starting life: {0}.', low) : t('Minimum starting life: between {0} and {1}.', low, high);
}

function LeastLife({ desk }: { desk: Desk }): VNode {
  const least = desk.own['least'] as Least | undefined;
  const given = atStart(desk, 'life');
  if (least?.text !== desk.parsed.text)
    return (
      <button type="button" class="button wide" disabled={desk.work !== undefined} onClick={() => void findLeast(desk)}>
        {t('Minimum starting life')}
      </button>
    );
  return (
    <p class="maze-least" role="status">
      <strong>{inWords(least)}</strong> {given !== undefined && <span>{t('This map gives {0}.', given)}</span>}
    </p>
  );
}

export const sections = {
  solve: LeastLife,
  watch: ({ desk }: { desk: Desk }): VNode => (
    <AlongChart desk={desk} name={word('life')} title={t('Life along the route')} />
  ),
  play: ({ desk }: { desk: Desk }): VNode => (
    <SettingNote desk={desk} setting="safe" title={(value) => wordOf('safe', value)} words={{ strict: t('Steps that would kill the runner are refused, at no cost.') }} />
  ),
};

export const beside = ({ desk }: { desk: Desk }): ComponentChildren => (
  <>
    <Meter desk={desk} resource="life" />
    <Cross desk={desk} />
  </>
);
