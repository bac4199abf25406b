import { type CardBlock, type IconCardBlock, PLAIN_LOOK } from '@fairdesk/core/page';
import { Link } from '../../shared/link.tsx';
import type { RenderContext } from '../render-context.ts';
import { BlockLink } from './block-link.tsx';
import { BlockText } from './block-text.tsx';
import { BlockTitle } from './block-title.tsx';
import styles from './card-words.module.css';
import { Editable } from './editable.tsx';

interface Props {
  block: CardBlock | IconCardBlock;
  page: RenderContext;
}

/** The title, text and link of a card; when the whole card is clickable, the title is the link. */
export function CardWords({ block, page }: Props) {
  const { link, isLink, title, look = PLAIN_LOOK } = block;
  if (!isLink || link === undefined) {
    return (
      <div className={styles.words}>
        <BlockTitle block={block} page={page} className={styles.title} />
        <BlockText owner={block} page={page} />
        <BlockLink block={block} page={page} look="plain" />
      </div>
    );
  }
  const Tag = look.heading;
  return (
    <div className={styles.words}>
      <Tag className={styles.title}>
        <Link href={link.href} target={link.target} className={styles.whole}>
          {look.hidesTitle ? (
            <span className="visually-hidden">{title || link.text}</span>
          ) : (
            <Editable owner={block} of="title" page={page} isEmpty={title === '' && link.text === ''}>
              {title || link.text}
            </Editable>
          )}
        </Link>
      </Tag>
      <BlockText owner={block} page={page} />
    </div>
  );
}
