import type { MenuItem } from '@fairdesk/core/navigation';
import type { ReactNode } from 'react';
import type { Labels } from '../shared/translate.ts';
import { MenuList } from './menu-list.tsx';
import styles from './page-layout.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: Labels;
  /** The blocks of the shell's area. */
  children?: ReactNode;
}

/** The menu at the left of event pages, on large screens. Source: site spec §2 "Event layout". */
export function PageShell({ items, path, labels, children }: Props) {
  return (
    <div className={styles.shell} data-print="hide">
      {items.length > 0 && (
        <nav aria-label={labels.t('navigation-main')}>
          <MenuList items={items} path={path} labels={labels} name="shell" />
        </nav>
      )}
      {children && <aside aria-label={labels.t('navigation-shell')}>{children}</aside>}
    </div>
  );
}
