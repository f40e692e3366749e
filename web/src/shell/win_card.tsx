import type { VNode } from 'preact';

import type { Ending } from '../board/world_view';
import type { Desk, Section } from '../state/state';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';

interface WinCardProps { desk: Desk; ending: Ending; open: (section: Section) => void }

/** After the last move, in every world: how it went against the best, and where to go from here. */
export function WinCard({ desk, ending, open }: WinCardProps): VNode {
  const { won, title, lines, stars, next, review, others = [] } = ending;
  return (
    <section class={`coach win-card ${won ? 'won' : 'lost'}`} aria-label={t('Result')}>
      <div class="win-head">
        <h2>{title}</h2>
        {stars && <Stars count={stars} />}
      </div>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
      <div class="row">
        {next && (
          <button class="button primary" type="button" disabled={desk.work !== undefined} onClick={next.go} aria-keyshortcuts={next.key}>
            {next.label}{next.key && <kbd aria-hidden="true">{next.key}</kbd>}
          </button>
        )}
        {review && <button class="button" type="button" onClick={() => { review(); open('play'); }}>{t('Review')}</button>}
        {won && <button class="button" type="button" onClick={() => open('share')}>{t('Share')}</button>}
        {others.map(({ label, go }) => <button key={label} class="button" type="button" onClick={go}>{label}</button>)}
      </div>
    </section>
  );
}

/** What they stand for is told when one points at them, and always to who listens. */
function Stars({ count }: { count: number }): VNode {
  const rule = t('3 stars: the best possible. 2 stars: within 25 % of it. 1 star: solved.');
  return (
    <span class="stars" title={rule}>
      <span class="unseen">{t('{0} of 3 stars', count)}. {rule}</span>
      {[1, 2, 3].map((each) => <span key={each} class={each <= count ? 'star full' : 'star'} aria-hidden="true">{icons.star()}</span>)}
    </span>
  );
}
