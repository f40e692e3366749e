import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { openText } from '../actions/bring';
import { t } from '../texts/texts';

/** A board as text, to be loaded: empty for a paste, or one that could not be read, to be mended. */
export function PasteBox({ text: given, close }: { text: string; close: () => void }): VNode {
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  return (
    <div class="stack tight">
      <textarea class="input" rows={6} spellcheck={false} aria-label={t('Paste a board here')} placeholder={t('Paste a board here')} value={text}
        onInput={(event) => setText(event.currentTarget.value)} />
      <div class="row">
        <button class="button" type="button" disabled={!text.trim()} onClick={() => void openText(undefined, text, '')}>{t('Load board')}</button>
        <button class="button plain" type="button" onClick={close}>{t('Close')}</button>
      </div>
    </div>
  );
}
