import type { LogoLink, LogoRowBlock } from '@fairdesk/core/page';
import { Link } from '../../shared/link.tsx';
import { Picture } from '../../shared/picture.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './logo-row-block.module.css';

interface Props {
  block: LogoRowBlock;
  page: RenderContext;
}

/** Logos of equal weight, each a link to its owner where it has one. */
export function LogoRowView({ block, page }: Props) {
  const { logos } = block;
  if (logos.length === 0 && page.state !== 'edit') return null;
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.image.src}>
            <Logo logo={logo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Logo({ logo: { image, link } }: { logo: LogoLink }) {
  const { src, alt, width, height } = image;
  const picture = (
    <Picture
      src={src}
      alt={alt || (link?.text ?? '')}
      loading="lazy"
      className={`on-paper ${styles.logo}`}
      {...(width !== undefined && height !== undefined && { width, height })}
    />
  );
  return link ? (
    <Link href={link.href} target={link.target}>
      {picture}
    </Link>
  ) : (
    picture
  );
}
