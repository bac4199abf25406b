import { type MapBlock, mapPage, mapSource } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import type { Drawing } from '../drawing.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { FrameOnClick } from '../parts/frame-on-click.tsx';
import styles from './map-block.module.css';

interface Props {
  block: MapBlock;
  page: Drawing;
}

/** The map service hears of a reader when they ask for the map, not before. */
export function MapView({ block, page }: Props) {
  const { location, zoom } = block;
  const { t } = page.labels;
  if (location === '' && page.state !== 'edit') return null;
  const sheet = (
    <>
      <span className={styles.pin}>
        <ContentIcon name="fa-solid fa-location-dot" />
      </span>
      <span className={styles.place}>{location}</span>
      <span className={styles.action}>{t('map-show')}</span>
      <span className={styles.note}>{t('map-note')}</span>
    </>
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
          label={`${t('map-show')}: ${location}. ${t('map-note')}`}
          className={styles.map}
        >
          {sheet}
        </FrameOnClick>
      )}
    </div>
  );
}
