import { type FrameForms, type FrameItem, type SiteFrameForm, withFrameTexts } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import fc from 'fast-check';

type Items = readonly FrameItem[];

/** One value that an editor of a frame in English and Dutch sets. */
export interface FrameEdit {
  /** `texts.topbar`, `lists.main` */
  readonly part: string;
  /** Which item of a list, in the order of reading; counted in a circle. */
  readonly item: number;
  readonly name: string;
  /** Only a text differs between languages; absent for any other value. */
  readonly language?: Language;
  readonly value: string;
}

const edit = (part: string, name: string, values: readonly string[], isText: boolean) =>
  fc.record(
    {
      part: fc.constant(part),
      item: part.startsWith('lists.') ? fc.nat(2) : fc.constant(0),
      name: fc.constant(name),
      ...(isText && { language: fc.constantFrom<Language>('en', 'nl') }),
      value: fc.constantFrom(...values),
    },
    { noNullPrototype: true },
  );

/** Any edit that moves no item and changes no address of one. */
export const anyFrameEdit: fc.Arbitrary<FrameEdit> = fc.oneof(
  edit('texts.topbar', '', ['Text 1', 'Text 2'], true),
  edit('settings.search', '', ['/x', '/y'], false),
  edit('settings.splitter', '', ['fa-x', 'fa-y'], false),
  edit('logos.main', 'alt', ['Text 1', 'Text 2'], true),
  edit('logos.main', 'src', ['/x.png', '/y.png'], false),
  edit('logos.main', 'href', ['/x', '/y'], false),
  edit('lists.main', 'title', ['Text 1', 'Text 2'], true),
  edit('lists.main', 'icon', ['fa-x', 'fa-y'], false),
);

/** What an edit sets; two edits of the same key set the same value. */
export const keyOf = ({ part, item, name, language }: FrameEdit, forms: FrameForms): string =>
  JSON.stringify([part, part.startsWith('lists.') ? item % countOf(forms) : 0, name, language]);

const countOf = (forms: FrameForms): number => Math.max(1, flat(forms.en?.lists.main ?? []).length);

/** All items of a list, each before those below it. */
export const flat = (items: Items): Items => items.flatMap((item) => [item, ...flat(item.children)]);

/** Replaces items of a list, at any level. */
export const mapItems = (items: Items, change: (item: FrameItem) => FrameItem): Items =>
  items.map((item) => ({ ...change(item), children: mapItems(item.children, change) }));

export const withEdit = (forms: FrameForms, change: FrameEdit): FrameForms =>
  Object.fromEntries(
    Object.entries(forms).map(([language, form]) => [
      language,
      change.language === undefined || change.language === language
        ? withValue(form, change, change.item % countOf(forms))
        : form,
    ]),
  );

const withValue = (form: SiteFrameForm, { part, name, value }: FrameEdit, place: number): SiteFrameForm => {
  const [kind, own = ''] = part.split('.');
  if (kind === 'texts') return { ...form, texts: { ...form.texts, [own]: value } };
  if (kind === 'settings') return { ...form, settings: { ...form.settings, [own]: value } };
  const logo = form.logos[own];
  if (kind === 'logos' && logo)
    return { ...form, logos: { ...form.logos, [own]: { ...logo, [name]: value } } };
  const target = flat(form.lists.main ?? [])[place];
  const changed = mapItems(form.lists.main ?? [], (item) =>
    item.id === target?.id ? { ...item, [name]: value } : item,
  );
  return { ...form, lists: { ...form.lists, main: changed } };
};

/** The same items as they are stored: an id is a place. */
export const stored = (items: Items, place = 'main'): Items =>
  items.map((item, index) => ({
    ...item,
    id: `${place}.${index}`,
    children: stored(item.children, `${place}.${index}`),
  }));

/** A form in English, and in Dutch with texts of its own. */
export const inBoth = (form: SiteFrameForm): FrameForms => ({
  en: form,
  nl: withFrameTexts(form, (text) => `${text} nl`),
});
