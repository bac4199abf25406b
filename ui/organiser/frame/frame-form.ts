import {
  type FrameForms,
  type FrameItem,
  type FrameTexts,
  frameDifference,
  joinedFrame,
  type SiteFrameForm,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';

/** A header or footer with its texts in each language that is edited. */
export type FrameForm = SiteFrameForm<FrameTexts>;

/** The languages of a frame that can be edited at once: all when they match, else one. */
export const languagesOf = (forms: FrameForms, chosen: Language): readonly Language[] => {
  const all = LANGUAGES.filter((language) => forms[language] !== undefined);
  if (frameDifference(forms) === undefined) return all;
  return [all.includes(chosen) ? chosen : (all[0] ?? chosen)];
};

/** The forms of these languages. */
export const formsIn = (forms: FrameForms, languages: readonly Language[]): FrameForms =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const form = forms[language];
      return form ? [[language, form] as const] : [];
    }),
  );

/** The forms that are not the same in another state. */
export const changedForms = (before: FrameForms, after: FrameForms): FrameForms =>
  formsIn(
    after,
    LANGUAGES.filter((language) => JSON.stringify(after[language]) !== JSON.stringify(before[language])),
  );

/** Forms in these languages as one, with the texts of each. */
export const joinedForm = (forms: FrameForms, languages: readonly Language[]): FrameForm =>
  joinedFrame(formsIn(forms, languages)) ?? { lists: {}, logos: {}, texts: {}, settings: {} };

/**
 * What publishing sends: all languages when they match, since a text may stand in one of them only; else those that
 * were changed.
 */
export const formsToPublish = (before: FrameForms, after: FrameForms): FrameForms => {
  const changed = changedForms(before, after);
  return frameDifference(after) === undefined && Object.keys(changed).length > 0 ? after : changed;
};

/**
 * The ids that items have once they are stored, their places, by those that they have now.
 *
 * @param forms as they were sent
 */
export const storedIds = (forms: FrameForms): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const place = (items: readonly FrameItem[], above: string): void => {
    for (const [index, item] of items.entries()) {
      ids.set(item.id, `${above}.${index}`);
      place(item.children, `${above}.${index}`);
    }
  };
  for (const form of Object.values(forms))
    for (const [list, items] of Object.entries(form.lists)) place(items, list);
  return ids;
};

/** The same forms with other ids of their items. */
export const withIds = (forms: FrameForms, ids: ReadonlyMap<string, string>): FrameForms => {
  const named = (items: readonly FrameItem[]): readonly FrameItem[] =>
    items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id, children: named(item.children) }));
  return Object.fromEntries(
    Object.entries(forms).map(([language, form]) => [
      language,
      {
        ...form,
        lists: Object.fromEntries(Object.entries(form.lists).map(([list, items]) => [list, named(items)])),
      },
    ]),
  );
};
