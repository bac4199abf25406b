import { LANGUAGES, type Language } from '../shared/index.ts';
import type { Page } from './page.ts';

/** The language fields of a page. */
type Spoken = Pick<Page, 'language' | 'languages'>;

/**
 * Whether a page has been translated into the requested language; assumed true when the platform does not
 * say.
 */
export const isWritten = ({ language, languages }: Spoken): boolean =>
  languages.length === 0 || languages.includes(language);

/**
 * The languages the switcher of a page offers, in the order of {@link LANGUAGES}.
 *
 * | the platform reports | offered                                       |
 * | -------------------- | --------------------------------------------- |
 * | translations         | those, and the current language               |
 * | nothing              | all                                           |
 *
 * Source: site spec §2 "Language switching".
 */
export const offeredLanguages = ({ language, languages }: Spoken): readonly Language[] =>
  languages.length === 0
    ? LANGUAGES
    : LANGUAGES.filter((each) => each === language || languages.includes(each));
