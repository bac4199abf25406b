import { LANGUAGES, type Language } from '../shared/index.ts';
import type { Page } from './page.ts';

/** A page, as far as its languages go. */
type Spoken = Pick<Page, 'language' | 'languages'>;

/** Whether a page has words of its own in the language it is asked for in. A platform that does not say is believed. */
export const isWritten = ({ language, languages }: Spoken): boolean =>
  languages.length === 0 || languages.includes(language);

/**
 * The languages between which a page lets its readers choose, in the order of {@link LANGUAGES}.
 *
 * | the platform says   | offered                                       |
 * | ------------------- | --------------------------------------------- |
 * | where it is written | those, and the one its reader is in           |
 * | nothing             | all                                           |
 *
 * Source: site spec §2 "Language switching".
 */
export const offeredLanguages = ({ language, languages }: Spoken): readonly Language[] =>
  languages.length === 0
    ? LANGUAGES
    : LANGUAGES.filter((each) => each === language || languages.includes(each));
