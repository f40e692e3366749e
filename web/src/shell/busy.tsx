import type { VNode } from 'preact';

import { patience } from '../actions/ask';
import type { Work } from '../state/state';
import { amount, seconds } from '../texts/amounts';
import { said } from '../texts/names';
import { k, t, tn } from '../texts/texts';

const kinds: Record<string, string> = {
  solving: k('Solving'), counting: k('Counting'), generating: k('Generating a board'), tracing: k('Recording the search'),
  making: k('Recording the construction'), rating: k('Rating'), comparing: k('Comparing'), thinking: k('Thinking'), opening: k('Opening'),
};

interface BusyProps { work: Work | undefined; cancel: () => void; unit?: ((n: number) => string) | undefined; bare?: boolean }

/**
 * What is being done, how far it is, the best so far and the bound; nothing in the first moments. Bare: best and bound
 * are of different kinds while it works, and are left out.
 */
export function Busy({ work, cancel, unit, bare = false }: BusyProps): VNode | null {
  if (!work || performance.now() - work.since < patience) return null;
  const { progress, ahead } = work;
  const { best, bound } = bare ? {} : (progress ?? {});
  const figure = (n: number) => <b>{amount(n)}{unit && ` ${unit(n)}`}</b>;
  const what = said(kinds, work.what) ?? work.what;
  return (
    <div class="busy stack tight" role="status">
      <div class="row">
        <span class="grow">{ahead ? tn('Waiting for {0} other job', 'Waiting for {0} other jobs', ahead) : what}</span>
        {progress && <span class="small quiet">{seconds(progress.seconds)}</span>}
      </div>
      <Gap best={best} bound={bound} fraction={progress?.fraction} />
      {progress && (
        <div class="figures small">
          {best !== undefined && <span>{t('best so far')} {figure(best)}</span>}
          {bound !== undefined && <span>{t('bound')} {figure(bound)}</span>}
          {progress.nodes > 0 && <span class="quiet">{tn('{0} state', '{0} states', progress.nodes)}</span>}
        </div>
      )}
      <button class="button wide" type="button" onClick={cancel}>{t('Cancel')}</button>
    </div>
  );
}

interface GapProps { best?: number | undefined; bound?: number | undefined; fraction?: number | undefined }

/** How near best and bound are, or how far a work is; runs to and fro where nobody knows. */
export function Gap({ best, bound, fraction }: GapProps): VNode {
  const part = best !== undefined && bound !== undefined ? nearness(best, bound) : fraction;
  return (
    <span class={`gap ${part === undefined ? 'endless' : ''}`} aria-hidden="true">
      <span style={{ '--part': String(part ?? 0.3) }} />
    </span>
  );
}

/** 1 where they meet, whichever is the larger. */
export function nearness(best: number, bound: number): number {
  if (best === bound) return 1;
  const [low, high] = best < bound ? [best, bound] : [bound, best];
  return low <= 0 || high <= 0 ? 0 : low / high;
}
