import { holdsActive, type MenuItem } from '@fairdesk/core/navigation';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './section-row.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: ServerLabels;
  /** Caches the links. */
  markup?: PartMarkup | undefined;
}

/**
 * The menu section that contains the current page, open as a row below the header so that it covers no
 * heading. For layouts without a section menu beside the page. Source: site spec §2 "A dropdown opens
 * automatically".
 */
export function SectionRow({ items, path, labels, markup }: Props) {
  const section = items.find((item) => holdsActive(item, path));
  if (!section) return null;
  const links = [
    ...(section.href ? [{ ...section, icon: '' }] : []),
    ...section.children
      .filter(({ isCallToAction }) => !isCallToAction)
      .flatMap((child) => [child, ...child.children]),
  ].filter(({ href }) => href !== '');
  return (
    <CachedPart
      as="nav"
      markup={markup}
      aria-label={labels.t('navigation-section')}
      className={styles.row}
      data-print="hide"
    >
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.title}`}>
            <MenuLink item={link} path={path} labels={labels} />
          </li>
        ))}
      </ul>
    </CachedPart>
  );
}
