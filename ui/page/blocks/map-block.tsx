import { type MapBlock, mapPage, mapSource } from '@fairdesk/core/page';
import { BlockTitle } from '../parts/block-title.tsx';
import { FrameOnClick } from '../parts/frame-on-click.tsx';
import { FrameSheet } from '../parts/frame-sheet.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './map-block.module.css';

interface Props {
  block: MapBlock;
  page: RenderContext;
}

/** The map loads on a click, so the map service learns nothing about other visitors. */
export function MapView({ block, page }: Props) {
  const { location, zoom } = block;
  const { t } = page.labels;
  if (location === '' && page.state !== 'edit') return null;
  const sheet = (
    <FrameSheet icon="fa-solid fa-location-dot" name={location} action={t('map-show')} note={t('map-note')} />
  );
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      {page.state === 'edit' ? (
        <div className={styles.map}>{sheet}</div>
      ) : (
        <FrameOnClick
          href={mapPage(location)}
          src={mapSource(location, zoom)}
          title={t('map-of', { place: location })}
          className={styles.map}
        >
          {sheet}
        </FrameOnClick>
      )}
    </div>
  );
}
