import type { MenuItem } from '@fairdesk/core/navigation';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { currentOf } from './current-of.ts';
import { MenuBar } from './menu-bar.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface Props {
  items: readonly MenuItem[];
  path: string;
  labels: Labels;
}

/**
 * The menu for wide screens. Its dropdowns cover the page, so none is open initially; the current section is
 * open beside or above the page instead: `section-navigation.tsx`, `section-row.tsx`.
 */
export function MainNavigation({ items, path, labels }: Props) {
  if (items.length === 0) return null;
  return (
    <MenuBar
      name={labels.t('navigation-main')}
      chevron={<Icon of={IconChevronDown} size={14} />}
      entries={items.map((item, place) => ({
        id: `menu-${place}`,
        title: item.title,
        href: item.href,
        target: item.target,
        current: currentOf(item, path),
        ...(item.children.length > 0 && { panel: <MenuPanel item={item} path={path} labels={labels} /> }),
      }))}
    />
  );
}
