import { splitPath } from '../shared/index.ts';
import type { Hideable } from './hiding.ts';

/** One item of a menu; with children it opens a dropdown. Source: site spec §3 "Navigation item". */
export interface MenuItem extends Hideable {
  readonly title: string;
  /** What its link says, where that is something else: the button of a call to action. */
  readonly text: string;
  /** With its anchor; empty where it leads nowhere. */
  readonly href: string;
  /** `_blank` or empty. */
  readonly target: string;
  /** `fa-solid fa-map`; empty for none. */
  readonly icon: string;
  /** A column that asks for one thing, instead of listing links. */
  readonly isCallToAction: boolean;
  readonly children: readonly MenuItem[];
}

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

/** How an item stands to the page one is on: it is that page, or the section the page lies in. */
export const activityOf = (item: MenuItem, currentPath: string): 'page' | 'section' | undefined => {
  if (isActive(item, currentPath)) return 'page';
  return holdsActive(item, currentPath) ? 'section' : undefined;
};

/** Whether there is a language to switch to. Source: site spec §2 "Language switching". */
export const showsLanguageSwitch = (languages: readonly unknown[]): boolean => languages.length > 1;

/** A place on a page is not a page of its own: an item with an anchor is active with its page's other items. */
const pageOf = (address: string): string => splitPath(address).path.replace(/(?<=.)\/$/, '');
