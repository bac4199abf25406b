import { splitPath } from '../shared/index.ts';

/** One item of the main menu; with children it opens a dropdown. Source: site spec §3 "Navigation item". */
export interface MenuItem {
  readonly title: string;
  readonly href: string;
  readonly children: readonly MenuItem[];
}

/** The icon of an item that names none. Source: site spec §9. */
export const DEFAULT_ICON = 'fa-solid fa-icons';

/** When a menu measures its dropdowns again, in milliseconds after the page has loaded. Source: site spec §9. */
export const MENU_MEASURE_MS = [1000, 2000, 5000] as const;

/** Where an item leads: its address and, if set, the place on that page. Source: site spec §2 "Main navigation". */
export const itemAddress = ({ href, anchor }: { readonly href: string; readonly anchor: string }): string => {
  const place = anchor.replace(/^#/, '');
  return place === '' || href.includes('#') ? href : `${href}#${place}`;
};

/** What a service link shows: its title, else its display name; without an address it leads nowhere: `#`. */
export const serviceLink = (item: {
  readonly title: string;
  readonly displayName: string;
  readonly href: string;
}): { readonly title: string; readonly href: string } => ({
  title: item.title || item.displayName,
  href: item.href || '#',
});

/** Whether an item leads to the page one is on; the language in front does not count. Source: site spec §2. */
export const isActive = (item: Pick<MenuItem, 'href'>, currentPath: string): boolean =>
  item.href !== '' && pageOf(item.href) === pageOf(currentPath);

/** Whether the page one is on stands in the item's dropdown, so that it opens by itself. */
export const holdsActive = ({ children }: Pick<MenuItem, 'children'>, currentPath: string): boolean =>
  children.some((child) => isActive(child, currentPath) || holdsActive(child, currentPath));

/** Whether there is a language to switch to. Source: site spec §2 "Language switching". */
export const showsLanguageSwitch = (languages: readonly unknown[]): boolean => languages.length > 1;

const pageOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  return splitPath(path).path.replace(/(?<=.)\/$/, '');
};
