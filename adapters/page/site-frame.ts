import type { FrameArea, FrameLogo, SiteFrameForm } from '@fairdesk/core/editor';
import { AREAS, isSwitchedOn } from '@fairdesk/core/page';
import { type Fields, fieldsOf, fieldValue, isRecord } from './fields.ts';
import {
  FOOTER_ITEM,
  holderOf,
  hrefIn,
  type ItemFormat,
  inFormOf,
  inListOf,
  itemsById,
  MENU_ITEM,
  readItems,
  textIn,
  withHref,
  withValue,
  writeItems,
} from './frame-items.ts';
import { listOf } from './items.ts';
import { momentOf } from './read-navigation.ts';

/** A part of a frame: how it is read from the stored fields of its rendering, and written into them. */
interface Part<Value> {
  readonly read: (fields: Fields) => Value;
  readonly write: (value: Value, fields: Fields) => Fields;
}

interface FrameParts {
  readonly lists: Readonly<Record<string, Part<readonly unknown[]> & { readonly format: ItemFormat }>>;
  readonly logos: Readonly<Record<string, Part<FrameLogo>>>;
  readonly texts: Readonly<Record<string, Part<string>>>;
  readonly settings: Readonly<Record<string, Part<string>>>;
}

/** The header or footer of a rendering's fields, as an editor changes it. */
export const frameFormOf = (area: FrameArea, stored: unknown): SiteFrameForm => {
  const fields = fieldsOf(stored);
  const { lists, logos, texts, settings } = PARTS[area];
  const all = <Value>(parts: Readonly<Record<string, Part<Value>>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, { read }]) => [name, read(fields)]));
  return {
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, { read, format }]) => [name, readItems(read(fields), name, format)]),
    ),
    logos: all(logos),
    texts: all(texts),
    settings: all(settings),
  };
};

/** The fields of a rendering with what an editor made of them. What the form does not know stays as it is. */
export const withFrameForm = (area: FrameArea, form: SiteFrameForm, stored: unknown): unknown => {
  const was = frameFormOf(area, stored);
  const parts = PARTS[area];
  let fields = fieldsOf(stored);
  const before = fields;
  // An item may come from another list.
  const known = new Map(
    Object.entries(parts.lists).flatMap(([name, { read, format }]) => [
      ...itemsById(read(before), name, format),
    ]),
  );
  for (const [name, { read, write, format }] of Object.entries(parts.lists)) {
    const items = form.lists[name] ?? [];
    if (!isSame(items, was.lists[name]))
      fields = write(writeItems(items, read(before), known, format), fields);
  }
  const writeAll = <Value>(
    all: Readonly<Record<string, Part<Value>>>,
    values: Readonly<Record<string, Value>>,
    old: Readonly<Record<string, Value>>,
  ) => {
    for (const [name, { write }] of Object.entries(all)) {
      const value = values[name];
      if (value !== undefined && !isSame(value, old[name])) fields = write(value, fields);
    }
  };
  writeAll(parts.logos, form.logos, was.logos);
  writeAll(parts.texts, form.texts, was.texts);
  writeAll(parts.settings, form.settings, was.settings);
  return fields === before ? stored : fields;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const recordIn = (value: unknown): Fields => (isRecord(value) ? value : {});
/** Names are read as they are written. */
const valueAt = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fieldValue({ [name]: fields[name] }, name) : undefined;
const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const withField = (fields: Fields, name: string, value: unknown): Fields => ({
  ...fields,
  [name]: inFormOf(fields[name], value),
});

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

const PIXELS = (value: unknown): string => (typeof value === 'number' ? String(value) : textIn(value));

const imageOf = (image: unknown) => {
  const { src, alt, width, height } = recordIn(image);
  return { src: textIn(src), alt: textIn(alt), width: PIXELS(width), height: PIXELS(height) };
};

/** An image with what an editor made of it; its focus point belongs to the image before. */
const withImage = (stored: unknown, { src, alt, width, height }: FrameLogo): Fields => {
  const image = recordIn(stored);
  const { focus: _, ...parts } = image;
  return {
    ...(src === textIn(image.src) ? image : parts),
    ...{ src, alt },
    ...((width || Object.hasOwn(image, 'width')) && { width }),
    ...((height || Object.hasOwn(image, 'height')) && { height }),
  };
};

const LOGO_NAMES = ['main', 'powered-by'];

/** A logo of the header, by its place. */
const logoPart = (place: number): Part<FrameLogo> => ({
  read: (fields) => {
    const holder = holderOf(recordIn(arrayOf(valueAt(fields, 'logos'))[place]));
    return { ...imageOf(valueAt(holder, 'image')), href: hrefIn(valueAt(holder, 'link')) };
  },
  write: (logo, fields) => {
    const logos = arrayOf(valueAt(fields, 'logos'));
    const stored = recordIn(logos[place]);
    const holder = holderOf(stored);
    const link = recordIn(valueAt(holder, 'link'));
    const isNamed = logo.alt !== '' && textIn(link.text) === textIn(recordIn(valueAt(holder, 'image')).alt);
    const led = { ...withHref(link, logo.href), text: isNamed ? logo.alt : textIn(link.text) };
    const written = withValue(
      withValue(stored, 'image', withImage(valueAt(holder, 'image'), logo)),
      'link',
      led,
    );
    const named = logos[place] === undefined ? { name: LOGO_NAMES[place], ...written } : written;
    const length = Math.max(logos.length, place + 1);
    const list = Array.from({ length }, (_, index) => (index === place ? named : (logos[index] ?? {})));
    return withField(fields, 'logos', list);
  },
});

const footerLogo: Part<FrameLogo> = {
  read: (fields) => {
    const logo = recordIn(valueAt(fields, 'logo'));
    return { ...imageOf(logo.image), href: textIn(logo.href) };
  },
  write: (logo, fields) => {
    const stored = recordIn(valueAt(fields, 'logo'));
    const image = withImage(stored.image, logo);
    return withField(fields, 'logo', { ...stored, href: logo.href, image });
  },
};

/** A list of the footer; with anything else than items in it, visitors see none of it. */
const footerList = (name: string): Part<readonly unknown[]> => ({
  read: (fields) => {
    const list = arrayOf(valueAt(fields, name));
    return list.every(isRecord) ? list : [];
  },
  write: (list, fields) => withField(fields, name, list),
});

const newsletterPart = (name: 'url' | 'title'): Part<string> => ({
  read: (fields) => textIn(recordIn(valueAt(fields, 'newsletter'))[name]),
  write: (text, fields) =>
    withField(fields, 'newsletter', { ...recordIn(valueAt(fields, 'newsletter')), [name]: text }),
});

const PARTS: Readonly<Record<FrameArea, FrameParts>> = {
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

/** Where pages have their header and footer: a rendering of one name in an area. */
const RENDERINGS = {
  header: { placeholder: AREAS.header, component: 'Header' },
  footer: { placeholder: AREAS.footer, component: 'Footer' },
} as const satisfies Record<FrameArea, unknown>;

interface StoredPage {
  readonly placeholders: Readonly<Record<string, readonly unknown[]>>;
}

/** A stored page with what an editor made of its header or footer. */
export const withFrameOfPage = <Page extends StoredPage>(
  area: FrameArea,
  form: SiteFrameForm,
  page: Page,
): Page => {
  const { placeholder, component } = RENDERINGS[area];
  const entries = page.placeholders[placeholder] ?? [];
  const at = entries.findIndex((entry) => isRecord(entry) && entry.componentName === component);
  const own = recordIn(entries[at]);
  const written = { ...own, fields: withFrameForm(area, form, own.fields ?? {}) };
  const changed = entries.map((entry, index) => (index === at ? written : entry));
  return { ...page, placeholders: { ...page.placeholders, [placeholder]: changed } };
};
