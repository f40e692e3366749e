import type { VNode } from 'preact';

import type { State } from '../state/state';
import { t, noticeText } from '../texts/texts';
import { Bar } from './bar';
import { HelpPage } from './help_page';
import { StartPage } from './start_page';
import { WorldPage } from './world_page';

/** The whole page, a function of the state. */
export function App({ state }: { state: State }): VNode {
  const { page } = state;
  return (
    <>
      {page.name === 'world' && (
        <button class="skip button" type="button" onClick={() => document.getElementById('board')?.focus()}>{t().bar.skip}</button>
      )}
      <Bar state={state} />
      {!state.online && <p class="offline" role="status">{t().bar.offline}</p>}
      {page.name === 'start' && <StartPage />}
      {page.name === 'world' && <WorldPage key={page.world} state={state} world={page.world} />}
      {page.name === 'help' && <HelpPage key={page.world} world={page.world} language={state.language} />}
      <div class="unseen" role="status" aria-live="polite">{state.said && noticeText(state.said)}</div>
      <div class="drop" aria-hidden="true">{t().board.drop}</div>
    </>
  );
}
