import { DEFAULT_IMAGE_SIZE, type ImageValue, imageSourceSet, type Placed } from '@fairdesk/core/page';
import { Picture } from '../../shared/picture.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './block-image.module.css';
import { Editable } from './editable.tsx';

interface Props {
  block: Placed & { readonly image?: ImageValue };
  page: RenderContext;
  /** The `sizes` attribute: `(width >= 60rem) 50vw, 100vw`. */
  sizes?: string;
  className?: string | undefined;
}

/** A block's picture in a responsive size; every picture but the first of a page loads lazily. */
export function BlockImage({ block, page, sizes = '100vw', className }: Props) {
  const { image } = block;
  if (image === undefined) return page.state === 'edit' ? <NoImage block={block} page={page} /> : null;
  const { src, alt, width = DEFAULT_IMAGE_SIZE.width, height, focus } = image;
  const sources = imageSourceSet(image);
  const isFirst = block.uid === page.firstPicture;
  return (
    <Editable owner={block} of="image" page={page}>
      <Picture
        src={src}
        alt={alt}
        className={className}
        {...(focus !== undefined && { style: { objectPosition: focus } })}
        {...(height !== undefined && { width, height })}
        {...(sources && { srcSet: sources, sizes })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </Editable>
  );
}

/** A grey placeholder for a picture that an editor has not chosen yet. */
function NoImage({ block, page }: Pick<Props, 'block' | 'page'>) {
  return (
    <Editable owner={block} of="image" page={page}>
      <span className={`scEmptyImage ${styles.empty}`} />
    </Editable>
  );
}
