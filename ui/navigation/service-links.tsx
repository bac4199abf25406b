import type { MenuItem } from '@fairdesk/core/navigation';
import { ContentIcon } from '../shared/content-icon.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './top-bar.module.css';

interface Props {
  items: readonly MenuItem[];
  /** The icon between two links; empty for none. */
  splitter: string;
  path: string;
  labels: ServerLabels;
  /** Caches the links. */
  markup?: PartMarkup | undefined;
}

/** Service links with icons. Source: site spec §2 "Service links". */
export function ServiceLinks({ items, splitter, path, labels, markup }: Props) {
  if (items.length === 0) return null;
  return (
    <CachedPart
      as="nav"
      markup={markup}
      aria-label={labels.t('navigation-service')}
      className={styles.service}
    >
      <ul>
        {items.map((item, place) => (
          <li key={`${item.href} ${item.title}`}>
            {splitter && place > 0 && <ContentIcon name={splitter} />}
            <MenuLink item={item} path={path} labels={labels} />
          </li>
        ))}
      </ul>
    </CachedPart>
  );
}
