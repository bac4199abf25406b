import {
  type CarouselBlock,
  type CarouselSlide,
  SLIDES_ON_DESKTOP,
  SLIDES_ON_MOBILE,
} from '@fairdesk/core/page';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../../shared/icon-button.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { EditableLine } from '../parts/editable-line.tsx';
import { PlayButton } from '../parts/play-button.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './carousel-block.module.css';

interface Props {
  block: CarouselBlock;
  page: RenderContext;
}

/** A row of slides: the browser scrolls and snaps, the script adds arrows, keys and autoplay. */
export function CarouselView({ block, page }: Props) {
  const { uid, title, movement, restMs, slides } = block;
  const isEditing = page.state === 'edit';
  if (slides.length === 0 && !isEditing) return null;
  const name = title || page.labels.t('carousel');
  return (
    <slide-carousel
      class={styles.block}
      style={slidesPerView(movement)}
      role="group"
      aria-label={name}
      data-movement={movement}
      data-rest={restMs}
    >
      <div className={styles.head}>
        <BlockTitle block={block} page={page} />
        {!isEditing && <Controls block={block} page={page} />}
      </div>
      <ul
        className={styles.row}
        data-row
        data-editing={isEditing || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-label={name}
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide may occur twice, and slides never move
          <li key={place} data-place={place + 1}>
            <Slide slide={slide} uid={`${uid}-${place}`} page={page} />
          </li>
        ))}
      </ul>
    </slide-carousel>
  );
}

/** A fading carousel displays one slide at a time. */
const slidesPerView = (movement: CarouselBlock['movement']): CSSProperties =>
  ({
    '--on-desktop': movement === 'fade' ? 1 : SLIDES_ON_DESKTOP,
    '--on-tablet': movement === 'fade' ? 1 : 2,
    '--on-mobile': SLIDES_ON_MOBILE,
  }) as CSSProperties;

function Controls({ block: { restMs }, page }: Props) {
  const { t } = page.labels;
  return (
    <div className={styles.controls} data-controls data-print="hide">
      {restMs !== undefined && <PlayButton play={t('carousel-play')} pause={t('carousel-pause')} />}
      <p role="status" className={styles.status} data-status />
      <IconButton icon={IconChevronLeft} name={t('carousel-previous')} data-previous />
      <IconButton icon={IconChevronRight} name={t('carousel-next')} data-next />
    </div>
  );
}

function Slide({ slide, uid, page }: { slide: CarouselSlide; uid: string; page: RenderContext }) {
  const owner = { ...slide, uid };
  return (
    <>
      <BlockImage block={owner} page={page} sizes={SIZES} className={styles.picture} />
      <EditableLine owner={owner} of="title" text={slide.title} page={page} className={styles.title} />
      <BlockText owner={owner} page={page} />
      <BlockLink block={owner} page={page} look="plain" />
    </>
  );
}

const SIZES = '(width >= 1352px) 18rem, (width > 573px) 50vw, 100vw';
