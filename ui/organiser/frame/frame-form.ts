import {
  type FrameForms,
  type FrameTexts,
  frameDifference,
  joinedFrame,
  type SiteFrame,
  type SiteFrameForm,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import type { Edition } from '../../shared/edit-store.ts';

/** A header or footer with its texts in each language that is edited. */
export type FrameForm = SiteFrameForm<FrameTexts>;

/** The languages of a frame that can be edited at once: all when they match, else one. */
export const languagesOf = ({ forms }: SiteFrame, chosen: Language): readonly Language[] => {
  const all = LANGUAGES.filter((language) => forms[language] !== undefined);
  if (frameDifference(forms) === undefined) return all;
  return [all.includes(chosen) ? chosen : (all[0] ?? chosen)];
};

const formsOf = (forms: FrameForms, languages: readonly Language[]): FrameForms =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const form = forms[language];
      return form ? [[language, form] as const] : [];
    }),
  );

/** A frame in these languages as a form; `undefined` when they do not match. */
export const editionOf = (
  frame: SiteFrame,
  languages: readonly Language[],
): Edition<FrameForm> | undefined => {
  const form = joinedFrame(formsOf(frame.forms, languages));
  return form && { form, version: frame.version };
};
