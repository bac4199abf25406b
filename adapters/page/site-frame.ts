import type { FrameArea, SiteFrameForm } from '@fairdesk/core/editor';
import { fieldsOf, isRecord } from '../shared/layout/fields.ts';
import { PLACEHOLDERS } from '../shared/layout/placeholders.ts';
import { itemsById, readItems, writeItems } from './frame-items.ts';
import type { Part } from './frame-part.ts';
import { FRAME_PARTS } from './frame-parts.ts';
import { recordIn } from './frame-values.ts';

/** The header or footer of a rendering's fields, as an editor changes it. */
export const frameFormOf = (area: FrameArea, stored: unknown): SiteFrameForm => {
  const fields = fieldsOf(stored);
  const { lists, logos, texts, settings } = FRAME_PARTS[area];
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
  const parts = FRAME_PARTS[area];
  let fields = fieldsOf(stored);
  const before = fields;
  // An item may come from another list.
  const fieldsById = new Map(
    Object.entries(parts.lists).flatMap(([name, { read, format }]) => [
      ...itemsById(read(before), name, format),
    ]),
  );
  for (const [name, { read, write, format }] of Object.entries(parts.lists)) {
    const items = form.lists[name] ?? [];
    if (!isSame(items, was.lists[name]))
      fields = write(writeItems(items, read(before), fieldsById, format), fields);
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

/** Where pages have their header and footer: a rendering of one name in an area. */
const RENDERINGS = {
  header: { placeholder: PLACEHOLDERS.header, component: 'Header' },
  footer: { placeholder: PLACEHOLDERS.footer, component: 'Footer' },
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
