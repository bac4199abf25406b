import { CAPTION_LIGHTER, type ImageBlock } from '@fairdesk/core/page';
import { Link } from '../../shared/link.tsx';
import { Picture } from '../../shared/picture.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './image-block.module.css';

interface Props {
  block: ImageBlock;
  page: RenderContext;
}

export function ImageView({ block, page }: Props) {
  const { image, caption } = block;
  if (image === undefined && page.state !== 'edit') return null;
  return (
    <figure className={styles.figure}>
      <Enlargeable block={block} page={page} />
      {(caption || page.state === 'edit') && (
        <figcaption className={styles.caption} style={{ color: CAPTION_COLOUR }}>
          <Editable owner={block} of="caption" page={page} isEmpty={caption === ''}>
            {caption}
          </Editable>
        </figcaption>
      )}
    </figure>
  );
}

/** The colour of the surrounding text, partly mixed with white. */
const CAPTION_COLOUR = `color-mix(in srgb, var(--ink), white ${CAPTION_LIGHTER * 100}%)`;

/** A click follows the link if there is one, otherwise it toggles the picture at full-screen size. */
function Enlargeable({ block, page }: Props) {
  const { uid, image, link } = block;
  const { t } = page.labels;
  const picture = (
    <BlockImage block={block} page={page} sizes="(width >= 68rem) 68rem, 100vw" className={styles.image} />
  );
  if (image === undefined || page.state === 'edit') return picture;
  if (link) {
    return (
      <Link href={link.href} target={link.target} aria-label={image.alt ? undefined : link.text}>
        {picture}
      </Link>
    );
  }
  const id = `large-${uid}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button} aria-label={nameOf(image.alt, t)}>
        {picture}
      </button>
      <focus-sheet
        id={id}
        popover="auto"
        class={styles.large}
        data-print="hide"
        role="dialog"
        aria-label={image.alt || t('image-large')}
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.button}
          aria-label={t('image-close')}
          // biome-ignore lint/a11y/noAutofocus: it is in a popover, and gets the focus when that opens
          autoFocus
        >
          <Picture src={image.src} alt={image.alt} loading="lazy" />
        </button>
      </focus-sheet>
    </>
  );
}

const nameOf = (alt: string, t: RenderContext['labels']['t']): string =>
  alt ? t('image-enlarge-named', { name: alt }) : t('image-enlarge');
