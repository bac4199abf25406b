import type { MenuItem } from '@fairdesk/core/navigation';
import type { Labels } from '../shared/translate.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './top-bar.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: Labels;
}

/** Icon and title each. Source: site spec §2 "Service links". */
export function ServiceLinks({ items, path, labels }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={labels.t('navigation-service')} className={styles.service}>
      <ul>
        {items.map((item) => (
          <li key={`${item.href} ${item.title}`}>
            <MenuLink item={item} path={path} labels={labels} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
