import type { VNode } from 'preact';

import { copyLink, savePicture, saveText } from '../actions/take';
import type { DeskProps } from '../board/world_view';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';
import { NoticeLine } from './notice';

/** Take it along: as a link, in every format of the world, as a picture. */
export function TakeSection({ desk }: DeskProps): VNode {
  const { world } = desk;
  const words = t().take;
  const about = now().worlds[world];
  return (
    <>
      <button class="button wide" type="button" onClick={() => void copyLink(world)}>{icons.link()}{words.link}</button>
      <NoticeLine desk={desk} section="take" />
      {desk.notice?.offers === 'file' && (
        <button class="button wide" type="button" onClick={() => void saveText(world, 'txt')}>{icons.save()}{words.file}</button>
      )}
      <h3>{words.text}</h3>
      <div class="row">
        {about?.formats.map(({ name, help }) => (
          <button key={name} class="button" type="button" title={help} onClick={() => void saveText(world, name)}>{name}</button>
        ))}
      </div>
      {(about?.pictures.length ?? 0) > 0 && (
        <>
          <h3>{words.picture}</h3>
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
