import { type MenuColumn, type MenuItem, menuColumns } from '@fairdesk/core/navigation';
import { ButtonLink } from '../shared/button.tsx';
import { ContentIcon } from '../shared/content-icon.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { ColumnHeading } from './column-heading.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-panel.module.css';

interface Props {
  item: MenuItem;
  path: string;
  labels: Labels;
}

/**
 * The contents of a dropdown: the item's own page, then its columns. Source: site spec §2 "A dropdown has
 * columns".
 */
export function MenuPanel({ item, path, labels }: Props) {
  return (
    <div className={styles.panel}>
      {item.href && (
        <p className={styles.own}>
          <MenuLink item={{ ...item, icon: '' }} path={path} labels={labels} />
        </p>
      )}
      <div className={styles.columns}>
        {menuColumns(item).map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move
          <Column key={place} column={column} path={path} labels={labels} />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps extends Omit<Props, 'item'> {
  column: MenuColumn;
}

function Column({ column, path, labels }: ColumnProps) {
  if (column.kind === 'call-to-action') return <CallToAction item={column.item} />;
  const { title, links } = column;
  return (
    <div className={styles.column}>
      {title && (
        <p className={styles.heading}>
          <ColumnHeading column={column} path={path} />
        </p>
      )}
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.title}`}>
            <MenuLink item={link} path={path} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CallToAction({ item: { title, text, href, target, icon } }: { item: MenuItem }) {
  return (
    <div className={styles.action}>
      {icon && <ContentIcon name={icon} />}
      <p>{title}</p>
      {href && (
        <ButtonLink look="quiet" href={href} target={target}>
          {text || title}
        </ButtonLink>
      )}
    </div>
  );
}
