import { holdsActive, type MenuItem } from '@fairdesk/core/navigation';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuSection } from './menu-list.tsx';
import styles from './section-navigation.module.css';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: ServerLabels;
  /** Caches the links. */
  markup?: PartMarkup | undefined;
}

/** The menu section that contains the current page, open beside it. */
export function SectionNavigation({ items, path, labels, markup }: Props) {
  const section = items.find((item) => holdsActive(item, path));
  if (!section) return null;
  return (
    <CachedPart
      as="nav"
      markup={markup}
      aria-label={labels.t('navigation-section')}
      className={styles.section}
    >
      <p>{section.href ? <MenuLink item={section} path={path} labels={labels} /> : section.title}</p>
      <MenuSection item={{ ...section, href: '' }} path={path} labels={labels} />
    </CachedPart>
  );
}
