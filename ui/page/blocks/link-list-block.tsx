import type { LinkListBlock } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Link } from '../../shared/link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './link-list-block.module.css';

interface Props {
  block: LinkListBlock;
  page: RenderContext;
}

export function LinkListView({ block, page }: Props) {
  if (block.links.length === 0 && page.state !== 'edit') return null;
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        {block.icon && <ContentIcon name={block.icon} />}
        <BlockTitle block={block} page={page} />
      </div>
      <ul>
        {block.links.map((link) => (
          <li key={`${link.href} ${link.text}`} className={styles.row}>
            <Link
              href={link.href}
              target={link.target}
              className={link.className ? `${styles.link} ${link.className}` : styles.link}
            >
              {link.icon && <ContentIcon name={link.icon} />}
              <Editable owner={link} of="text" page={page} isEmpty={link.text === ''}>
                {link.text}
              </Editable>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
