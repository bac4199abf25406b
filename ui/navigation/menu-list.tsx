import { holdsActive, type MenuItem, menuColumns } from '@fairdesk/core/navigation';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { ColumnHeading } from './column-heading.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-list.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: Labels;
  /** Unique on the page; sections with the same name open one at a time. */
  name: string;
}

/** A vertical menu of native `details`. The section that contains the page is open initially. */
export function MenuList({ items, path, labels, name }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={`${item.href} ${item.title}`}>
          {item.children.length > 0 ? (
            <details name={name} open={holdsActive(item, path)}>
              <summary>
                {item.title}
                <Icon of={IconChevronDown} size={16} />
              </summary>
              <MenuSection item={item} path={path} labels={labels} />
            </details>
          ) : (
            <MenuLink item={item} path={path} labels={labels} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  item: MenuItem;
  path: string;
  labels: Labels;
}

/** The contents of a menu section, its own page first. */
export function MenuSection({ item, path, labels }: SectionProps) {
  return (
    <ul className={styles.section}>
      {item.href && (
        <li>
          <MenuLink item={item} path={path} labels={labels} />
        </li>
      )}
      {menuColumns(item).map((column, place) => {
        const links = column.kind === 'links' ? column.links : [actionOf(column.item)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move
          <li key={place}>
            {column.kind === 'links' && column.title && (
              <p>
                <ColumnHeading column={column} path={path} />
              </p>
            )}
            <ul>
              {links
                .filter(({ href }) => href !== '')
                .map((link) => (
                  <li key={`${link.href} ${link.title}`}>
                    <MenuLink item={link} path={path} labels={labels} />
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** A call to action is labelled by its link text, else by its title. */
const actionOf = (item: MenuItem): MenuItem => ({ ...item, title: item.text || item.title });
