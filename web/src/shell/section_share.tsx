import type { VNode } from 'preact';

import { playedSoFar } from '../actions/played';
import { copyEmbedCode, copyLink, copyPicture, picturesOf, savePicture, savePlayed, saveText } from '../actions/share';
import type { DeskProps } from '../board/world_view';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';
import { NoticeLine } from './notice';

/** A picture as people ask for it: its format, and of one made of pixels how large. */
const scales: Record<string, number[]> = { png: [1, 2, 4] };

/** As a link or a picture, what was played, and as a file in every format that the board has. */
export function ShareSection({ desk }: DeskProps): VNode {
  const { world, parsed } = desk;
  const { worlds, embeds } = now();
  const played = desk.game && playedSoFar(desk.game);
  const offers = desk.notice?.section === 'share' ? desk.notice.offers : undefined;
  return (
    <>
      <div class="row">
        <button class="button" type="button" onClick={() => void copyLink(world)}>{icons.link()}{t('Copy link')}</button>
        <button class="button" type="button" onClick={() => void copyPicture(world)}>{icons.image()}{t('Copy image')}</button>
        {embeds && (
          <button class="button" type="button" title={t('HTML that shows this board in another page')} onClick={() => void copyEmbedCode(world)}>
            {icons.embed()}{t('Copy embed code')}
          </button>
        )}
      </div>
      <div class="shared"><NoticeLine desk={desk} section="share" /></div>
      {offers && (
        <button class="button wide" type="button" onClick={() => void (offers === 'file' ? saveText(world, 'txt') : savePicture(world, 'png', 2))}>
          {icons.save()}{t('Save file')}
        </button>
      )}
      {played && (
        <>
          <h3>{'route' in played.json ? t('Route played') : t('Moves played')}</h3>
          <div class="row">
            <button class="button" type="button" onClick={() => savePlayed(world, 'txt')}>{icons.save()}{t('Save as text')}</button>
            <button class="button" type="button" onClick={() => savePlayed(world, 'json')}>{icons.save()}{t('Save as JSON')}</button>
          </div>
        </>
      )}
      <h3>{t('Picture')}</h3>
      <div class="row">
        {picturesOf(desk).flatMap((name) => (scales[name] ?? [1]).map((scale) => (
          <button key={`${name}${scale}`} class="button" type="button" onClick={() => void savePicture(world, name, scale)}>
            {name.toUpperCase()}{scale > 1 && ` ${scale}×`}
          </button>
        )))}
      </div>
      <h3>{t('Text')}</h3>
      <div class="row">
        {worlds[world]?.formats.filter(({ name }) => parsed.formats.includes(name)).map(({ name, help }) => (
          <button key={name} class="button" type="button" title={help} onClick={() => void saveText(world, name)}>{name}</button>
        ))}
      </div>
    </>
  );
}
