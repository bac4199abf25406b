import { GALLERY_PER_ROW } from '@fairdesk/core/media';
import type { GalleryBlock, GalleryItem } from '@fairdesk/core/page';
import type { CSSProperties } from 'react';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import { GalleryViewer } from '../parts/gallery-viewer.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './gallery-block.module.css';

interface Props {
  block: GalleryBlock;
  page: RenderContext;
}

/** Rows of pictures; each links to its file, and the script opens the viewer instead. */
export function GalleryView({ block, page }: Props) {
  const { items, autoplays } = block;
  const { t } = page.labels;
  if (items.length === 0 && page.state !== 'edit') return null;
  return (
    <picture-gallery
      class={styles.block}
      style={{ '--per-row': GALLERY_PER_ROW } as CSSProperties}
      data-place={t('gallery-place', { place: '{place}', count: '{count}' })}
      {...(autoplays && { 'data-autoplays': '' })}
    >
      <BlockTitle block={block} page={page} />
      <ul className={styles.pictures}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may occur twice, and items never move
          <li key={place}>
            <figure className={styles.figure}>
              <Larger item={item} uid={`${block.uid}-${place}`} page={page} />
            </figure>
          </li>
        ))}
      </ul>
      {page.state !== 'edit' && (
        <GalleryViewer
          name={block.title || t('gallery')}
          first={items[0]?.url ?? ''}
          isOnly={items.length === 1}
          labels={page.labels}
        />
      )}
    </picture-gallery>
  );
}

interface ItemProps {
  item: GalleryItem;
  uid: string;
  page: RenderContext;
}

function Larger({ item, uid, page }: ItemProps) {
  const { url, alt, caption } = item;
  const { t } = page.labels;
  const picture = <GalleryPicture item={item} uid={uid} page={page} />;
  const isEditing = page.state === 'edit';
  return (
    <>
      {isEditing ? (
        picture
      ) : (
        <a
          href={url}
          data-larger
          className={styles.link}
          aria-label={t('image-enlarge-named', { name: alt })}
        >
          {picture}
        </a>
      )}
      {isEditing && alt === '' && <p className={styles.hint}>{t('gallery-unnamed')}</p>}
      {(caption || isEditing) && (
        <figcaption className={styles.caption}>
          <Editable owner={item} of="caption" page={page} isEmpty={caption === ''}>
            {caption}
          </Editable>
        </figcaption>
      )}
    </>
  );
}

function GalleryPicture({ item, uid, page }: ItemProps) {
  const { url, alt, sized, width, height, focus, editing } = item;
  const size = {
    ...(sized && { sized }),
    ...(width && { width }),
    ...(height && { height }),
    ...(focus && { focus }),
  };
  return (
    <BlockImage
      block={{ uid, ...(url && { image: { src: url, alt, ...size } }), ...(editing && { editing }) }}
      page={page}
      sizes={SIZES}
      className={styles.picture}
    />
  );
}

/** Two per row on small screens, three on large ones. */
const SIZES = '(width >= 80rem) 22rem, (width >= 60rem) 33vw, 50vw';
