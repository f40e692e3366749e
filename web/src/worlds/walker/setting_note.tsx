import type { VNode } from 'preact';

import type { Desk } from '../../state/state';

interface NoteProps { desk: Desk; setting: string; title: (value: string) => string; words: Record<string, string> }

/** What a setting of the game means, where there are words for its present value. */
export function SettingNote({ desk, setting, title, words }: NoteProps): VNode | null {
  const value = desk.mode === 'play' ? desk.game?.state.settings.find(({ name }) => name === setting)?.value : undefined;
  if (value === undefined || !words[value]) return null;
  return <p class="walker-note"><strong>{title(value)}:</strong> {words[value]}</p>;
}
