import type { FrameArea, FrameLogo } from '@fairdesk/core/editor';
import { isSwitchedOn } from '@fairdesk/core/page';
import { isRecord } from '../shared/layout/fields.ts';
import { listOf } from '../shared/layout/items.ts';
import { FOOTER_ITEM, type ItemFormat, MENU_ITEM, readItems } from './frame-items.ts';
import { footerLogo, logoPart } from './frame-logos.ts';
import type { Part } from './frame-part.ts';
import { arrayOf, inListOf, recordIn, textIn, valueAt, withField } from './frame-values.ts';
import { momentOf } from './read-navigation.ts';

/** The parts of a header or a footer. */
interface FrameParts {
  readonly lists: Readonly<Record<string, Part<readonly unknown[]> & { readonly format: ItemFormat }>>;
  readonly logos: Readonly<Record<string, Part<FrameLogo>>>;
  readonly texts: Readonly<Record<string, Part<string>>>;
  readonly settings: Readonly<Record<string, Part<string>>>;
}

const textPart = (name: string): Part<string> => ({
  read: (fields) => textIn(valueAt(fields, name)),
  write: (text, fields) => withField(fields, name, text),
});

/** A checkbox of the content platform: a boolean or a text. */
const switchPart = (name: string, fallback: boolean): Part<string> => ({
  read: (fields) => {
    const value = valueAt(fields, name);
    const isOn = typeof value === 'string' && value !== '' ? isSwitchedOn(value) : (value ?? fallback);
    return (typeof isOn === 'boolean' ? isOn : fallback) ? '1' : '';
  },
  write: (text, fields) => withField(fields, name, text === '1'),
});

/** The group of a menu: by name, or at a place of a list of groups. */
const groupPart = (name: string, place: number): Part<readonly unknown[]> => ({
  read: (fields) => {
    const links = valueAt(fields, 'links');
    return isRecord(links) ? arrayOf(links[name]) : childrenAt(links, place);
  },
  write: (list, fields) => {
    const links = valueAt(fields, 'links');
    const isListed = Array.isArray(links) && links.length > 0;
    return withField(
      fields,
      'links',
      isListed ? withChildrenAt(links, place, list) : { ...recordIn(links), [name]: list },
    );
  },
});

/** An entry of the subnavigation. */
const entryPart = (place: number): Part<readonly unknown[]> => ({
  read: (fields) => childrenAt(valueAt(fields, 'subnavigation'), place),
  write: (list, fields) =>
    withField(
      fields,
      'subnavigation',
      withChildrenAt(arrayOf(valueAt(fields, 'subnavigation')), place, list),
    ),
});

const childrenAt = (entries: unknown, place: number): readonly unknown[] =>
  listOf(recordIn(arrayOf(entries)[place]).children);

const withChildrenAt = (
  entries: readonly unknown[],
  place: number,
  list: readonly unknown[],
): readonly unknown[] =>
  Array.from({ length: Math.max(entries.length, place + 1) }, (_, index) => {
    const entry = recordIn(entries[index]);
    return index === place
      ? { ...entry, children: inListOf(entry.children, list) }
      : (entries[index] ?? { children: [] });
  });

const SEARCH = entryPart(2);

/** The address of the search page: that of the first item of its entry. */
const searchPart: Part<string> = {
  read: (fields) => readItems(SEARCH.read(fields), 'search', MENU_ITEM)[0]?.href ?? '',
  write: (href, fields) => {
    const list = SEARCH.read(fields);
    const at = list.findIndex(isRecord);
    const stored = recordIn(list[at]);
    const item = MENU_ITEM.read(stored, 'search');
    const written = MENU_ITEM.write({ ...item, title: item.title || 'Search', href }, stored, () => []);
    return SEARCH.write(href === '' ? [] : [written, ...list.filter((_, index) => index !== at)], fields);
  },
};

const datePart: Part<string> = {
  read: (fields) => momentOf(textIn(valueAt(fields, 'countdownDate'))),
  write: (text, fields) => withField(fields, 'countdownDate', text),
};

/** A list of the footer. */
const footerList = (name: string): Part<readonly unknown[]> => ({
  read: (fields) => arrayOf(valueAt(fields, name)),
  write: (list, fields) => withField(fields, name, list),
});

const newsletterPart = (name: 'url' | 'title'): Part<string> => ({
  read: (fields) => textIn(recordIn(valueAt(fields, 'newsletter'))[name]),
  write: (text, fields) =>
    withField(fields, 'newsletter', { ...recordIn(valueAt(fields, 'newsletter')), [name]: text }),
});

/** How each part of a header and a footer is stored. */
export const FRAME_PARTS: Readonly<Record<FrameArea, FrameParts>> = {
  header: {
    lists: {
      main: { ...groupPart('main', 0), format: MENU_ITEM },
      service: { ...entryPart(1), format: MENU_ITEM },
      profile: { ...groupPart('profile', 2), format: MENU_ITEM },
    },
    logos: { main: logoPart(0), poweredBy: logoPart(1) },
    texts: { topbar: textPart('topbarText') },
    settings: {
      splitter: textPart('serviceNavigationSplitterIcon'),
      showSearch: switchPart('showSearch', false),
      search: searchPart,
      showCountdown: switchPart('showCountdown', false),
      countdownDate: datePart,
      showLanguageSwitch: switchPart('showLanguageSwitch', true),
    },
  },
  footer: {
    lists: {
      links: { ...footerList('links'), format: FOOTER_ITEM },
      socials: { ...footerList('socials'), format: FOOTER_ITEM },
    },
    logos: { main: footerLogo },
    texts: {
      newsletter: newsletterPart('title'),
      brand: textPart('brand'),
      city: textPart('city'),
    },
    settings: { newsletterHref: newsletterPart('url'), year: textPart('year') },
  },
};
