import type { IconLink, PageListBlock } from '@fairdesk/core/page';
import type { CSSProperties } from 'react';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Link } from '../../shared/link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './page-list-block.module.css';

interface Props {
  block: PageListBlock;
  page: RenderContext;
}

export function PageListView({ block, page }: Props) {
  const { shape, pages, tileColumns } = block;
  if (pages.length === 0 && page.state !== 'edit') return null;
  return (
    <div className={styles.block} style={{ '--tile-columns': tileColumns } as CSSProperties}>
      <BlockTitle block={block} page={page} />
      <ul className={styles[shape]}>
        {pages.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            {shape === 'tiles' ? (
              <Tile link={link} page={page} />
            ) : (
              <Link href={link.href} target={link.target}>
                <Editable owner={link} of="text" page={page} isEmpty={link.text === ''}>
                  {link.text}
                </Editable>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ link, page }: { link: IconLink; page: RenderContext }) {
  const { href, target, text, icon } = link;
  return (
    <Link href={href} target={target} className={styles.tile}>
      <span className={styles.icon}>
        <ContentIcon name={icon} />
      </span>
      <Editable owner={link} of="text" page={page} isEmpty={link.text === ''}>
        {text}
      </Editable>
    </Link>
  );
}
