import type { VNode } from 'preact';

import type { Desk, Notice, Section } from '../state/state';
import { noticeText } from '../texts/names';
import { t } from '../texts/texts';

/** What there is to say in a section, with the line of a file that it is about. */
export function NoticeLine({ desk, section }: { desk: Desk; section: Section }): VNode | null {
  if (desk.waits === section) return <p class="small quiet" role="status">{t('Waiting for the server...')}</p>;
  return desk.notice?.section === section ? <NoticeBox notice={desk.notice} kept /> : null;
}

const place = (line: number, column?: number): string => (column ? t('Line {0}, column {1}', line, column) : t('Line {0}', line));

export function NoticeBox({ notice, kept = false }: { notice: Notice; kept?: boolean }): VNode {
  const { error, source, file } = notice;
  const line = error?.line && source !== undefined ? source.split(/\r\n|\r|\n/)[error.line - 1] : undefined;
  return (
    <div class={`notice ${notice.tone}`} role={notice.tone === 'bad' ? 'alert' : 'status'}>
      {file && <strong class="notice-file">{file}: </strong>}
      {error?.line !== undefined && <strong>{place(error.line, error.column)}: </strong>}
      <span>{noticeText(notice.text)}</span>
      {line !== undefined && <pre>{excerpt(line, error?.column)}</pre>}
      {error?.more && (
        <ul>
          {error.more.map((next, i) => (
            <li key={i}>
              {next.line !== undefined && <strong>{place(next.line, next.column)}: </strong>}
              {next.message}
            </li>
          ))}
        </ul>
      )}
      {notice.again && <p><button class="button" type="button" onClick={notice.again}>{t('Try again')}</button></p>}
      {source !== undefined && kept && <p class="small quiet">{t('Your board is unchanged.')}</p>}
    </div>
  );
}

const width = 36;

/** The part of a line round the column, and a caret under it; tabs are blanks here, so that the caret stands right. */
export function cut(line: string, column: number | undefined): { text: string; caret: number | undefined } {
  const plain = line.replaceAll('\t', ' ');
  const at = column === undefined ? 0 : Math.max(0, column - 1);
  const from = plain.length <= width || at < width - 8 ? 0 : Math.max(0, at - width / 2);
  const text = (from > 0 ? '…' : '') + plain.slice(from, from + width) + (from + width < plain.length ? '…' : '');
  return { text, caret: column === undefined ? undefined : at - from + (from > 0 ? 1 : 0) };
}

function excerpt(line: string, column: number | undefined): (string | VNode)[] {
  const { text, caret } = cut(line, column);
  return caret === undefined ? [text] : [`${text}\n${' '.repeat(caret)}`, <i key="caret">^</i>];
}
