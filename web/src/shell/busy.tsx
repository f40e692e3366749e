import type { VNode } from 'preact';

import { patience } from '../actions/ask';
import { t } from '../texts/texts';
import { amount, seconds } from './amounts';
import type { Work } from './state';

/** What is being done, how far it is, the best so far and the bound; nothing in the first moments. */
export function Busy({ work, cancel }: { work: Work | undefined; cancel: () => void }): VNode | null {
  if (!work || performance.now() - work.since < patience) return null;
  const words = t().busy;
  const { progress, ahead } = work;
  const what = (words as unknown as Record<string, string>)[work.what] ?? work.what;
  return (
    <div class="busy stack tight" role="status">
      <div class="row">
        <span class="grow">{ahead ? words.queued(ahead) : what}</span>
        {progress && <span class="small quiet">{seconds(progress.seconds)}</span>}
      </div>
      <Gap best={progress?.best} bound={progress?.bound} fraction={progress?.fraction} />
      {progress && (
        <div class="figures small">
          {progress.best !== undefined && <span>{words.best} <b>{amount(progress.best)}</b></span>}
          {progress.bound !== undefined && <span>{words.bound} <b>{amount(progress.bound)}</b></span>}
          {progress.nodes > 0 && <span class="quiet">{amount(progress.nodes)} {words.states}</span>}
        </div>
      )}
      <button class="button wide" type="button" onClick={cancel}>{words.cancel}</button>
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
