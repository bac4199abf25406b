import type { ReactNode } from 'react';
import { Link } from '../shared/link.tsx';
import styles from './main-navigation.module.css';
import type { MenuBarEntry } from './menu-bar-entry.ts';

interface Props {
  name: string;
  /** The icon for items with a dropdown. */
  chevron: ReactNode;
  entries: readonly MenuBarEntry[];
}

/** The menu across the top; `elements/menu-bar.ts` handles pointer and keyboard. */
export function MenuBar({ name, chevron, entries }: Props) {
  return (
    <menu-bar>
      <nav aria-label={name} className={styles.navigation}>
        <ul>
          {entries.map((entry) =>
            entry.panel ? (
              <Dropdown key={entry.id} entry={entry} chevron={chevron} />
            ) : (
              <li key={entry.id}>
                <Link href={entry.href} target={entry.target} aria-current={entry.current}>
                  {entry.title}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </menu-bar>
  );
}

function Dropdown({
  entry: { id, title, current, panel },
  chevron,
}: { entry: MenuBarEntry } & Pick<Props, 'chevron'>) {
  return (
    <li data-item={id}>
      <button type="button" aria-expanded="false" aria-controls={id} data-current={current}>
        {title}
        {chevron}
      </button>
      <div id={id} className={styles.panel}>
        {panel}
      </div>
    </li>
  );
}
