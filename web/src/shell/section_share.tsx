import type { VNode } from 'preact';

import { playedSoFar } from '../actions/played';
import { copyLink, savePicture, savePlayed, saveText } from '../actions/share';
import type { DeskProps } from '../board/world_view';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';
import { NoticeLine } from './notice';

/** As a link, what was played, in every format of the world, as a picture. */
export function ShareSection({ desk }: DeskProps): VNode {
  const { world } = desk;
  const about = now().worlds[world];
  const played = desk.game && playedSoFar(desk.game);
  return (
    <>
      <button class="button wide" type="button" onClick={() => void copyLink(world)}>{icons.link()}{t('Copy link')}</button>
      <NoticeLine desk={desk} section="share" />
      {desk.notice?.offers === 'file' && (
        <button class="button wide" type="button" onClick={() => void saveText(world, 'txt')}>{icons.save()}{t('Save file')}</button>
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
      <h3>{t('Text')}</h3>
      <div class="row">
        {about?.formats.map(({ name, help }) => (
          <button key={name} class="button" type="button" title={help} onClick={() => void saveText(world, name)}>{name}</button>
        ))}
      </div>
      {(about?.pictures.length ?? 0) > 0 && (
        <>
          <h3>{t('Picture')}</h3>
          <div class="row">
            {about!.pictures.filter((name) => name !== 'txt').map((name) => (
              <button key={name} class="button" type="button" onClick={() => void savePicture(world, name)}>{name.toUpperCase()}</button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
