import { fail, stray } from '../actions/ask';
import { openText } from '../actions/bring';
import { RequestFailed } from '../api/client';
import { go } from '../state/route';
import { now } from '../state/store';

// Files from the disk: chosen, dropped anywhere on the page, or pasted anywhere outside a field.

const largest = 64 << 20; // bytes

export async function openFile(file: File): Promise<void> {
  let text: string;
  try {
    if (file.size > largest) throw new RangeError('too large');
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    // No text, a folder, gone meanwhile, or so large that nobody would read it.
    const { page } = now();
    if (page.name === 'start') return stray('unreadable', file.name);
    if (page.name !== 'world') go({ name: 'world', world: page.world });
    return fail(page.world, 'board', new RequestFailed(400, { message: 'unreadable' }), '', file.name);
  }
  await openText(undefined, text, file.name.replace(/\.[^.]*$/, ''), undefined, file.name);
}

/** Whether keys and pastes belong to the element and not to the page. */
export function writesInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'range', 'file'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

export function listenForFiles(): void {
  let depth = 0;
  const hover = (on: boolean) => document.documentElement.toggleAttribute('data-drop', on);
  const carries = (event: DragEvent) => [...(event.dataTransfer?.types ?? [])].some((type) => type === 'Files' || type === 'text/plain');
  addEventListener('dragenter', (event) => {
    if (!carries(event)) return;
    ++depth;
    hover(true);
  });
  addEventListener('dragleave', () => {
    depth = Math.max(0, depth - 1);
    if (depth === 0) hover(false);
  });
  addEventListener('dragover', (event) => {
    if (carries(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    depth = 0;
    hover(false);
    if (!carries(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (file) void openFile(file);
    else if (text) void openText(undefined, text, '');
  });
  addEventListener('paste', (event) => {
    if (writesInto(event.target)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain');
    if (!file && !text?.trim()) return;
    event.preventDefault();
    if (file) void openFile(file);
    else void openText(undefined, text!, '');
  });
}
