import type { MenuItem } from '@fairdesk/core/navigation';
import type { ReactNode } from 'react';
import { CachedPart, type PartMarkup } from '../navigation/cached-part.tsx';
import { MenuList } from '../navigation/menu-list.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './page-layout.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: ServerLabels;
  /** Caches the menu. */
  markup?: PartMarkup | undefined;
  /** The blocks of the shell's area. */
  children?: ReactNode;
}

/** The menu at the left of event pages, on large screens. Source: site spec §2 "Event layout". */
export function PageShell({ items, path, labels, markup, children }: Props) {
  return (
    <div className={styles.shell} data-print="hide">
      {items.length > 0 && (
        <CachedPart as="nav" aria-label={labels.t('navigation-main')} markup={markup}>
          <MenuList items={items} path={path} labels={labels} name="shell" />
        </CachedPart>
      )}
      {children && <aside aria-label={labels.t('navigation-shell')}>{children}</aside>}
    </div>
  );
}
