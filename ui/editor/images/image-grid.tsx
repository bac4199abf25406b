'use client';

import { focusText, type SiteImage } from '@fairdesk/core/editor';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { observer } from '../../shared/observer.ts';
import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './image-library.module.css';
import type { ImageListStore } from './image-list-store.ts';

interface Props {
  store: ImageListStore;
  onSelect: (image: SiteImage) => void;
}

/** The images that were found, or why there are none. */
export const ImageGrid = observer(function ImageGrid({ store, onSelect }: Props) {
  const { t } = useLabels();
  const { images, appliedSearch, state, total, next, selected } = store;
  return (
    <section aria-label={t('site-images-list')} aria-busy={state === 'loading'} className={styles.found}>
      <p role="status" className={styles.count}>
        {state === 'ready' && t('site-images-count', { n: total })}
      </p>
      {state === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{t('site-images-failed')}</p>
          <Button look="quiet" onClick={() => void store.load()}>
            {t('site-images-again')}
          </Button>
        </div>
      )}
      {state === 'ready' && images.length === 0 && (
        <EmptyState
          text={
            appliedSearch.trim() === ''
              ? t('site-images-none')
              : t('site-images-not-found', { q: appliedSearch.trim() })
          }
        >
          {appliedSearch.trim() !== '' && (
            <Button look="quiet" onClick={() => void store.load('')}>
              {t('site-images-all')}
            </Button>
          )}
        </EmptyState>
      )}
      {images.length > 0 && (
        <ul className={styles.grid}>
          {images.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={image.id === selected?.id}
                onClick={() => onSelect(image)}
              >
                <Picture
                  src={smallOf(image)}
                  alt=""
                  loading="lazy"
                  style={image.focus && { objectPosition: focusText(image.focus) }}
                />
                <span>{image.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {next !== undefined && images.length > 0 && (
        <Button look="quiet" busy={store.isLoadingMore} onClick={() => void store.loadMore()}>
          {t('site-images-more')}
        </Button>
      )}
    </section>
  );
});

/** The smallest size that the site has of an image, in pixels. */
const SMALL = 576;

const smallOf = ({ src, width }: SiteImage): string => (width > SMALL ? `${src}?mw=${SMALL}` : src);
