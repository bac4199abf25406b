import { isUnwritten, type Texts } from '@fairdesk/core/organiser';
import { isBlank, LANGUAGES, type Localised } from '@fairdesk/core/shared';

/** A stored text, with an empty one for each language that is missing. */
export const textsOf = (stored: string | null): Texts => {
  const texts: Localised = stored === null ? {} : JSON.parse(stored);
  return { en: texts.en ?? '', nl: texts.nl ?? '', es: texts.es ?? '', tr: texts.tr ?? '' };
};

/** The languages in which a text is written, as they are stored; `null` for none. */
export const storedTexts = (texts: Texts, clean: (text: string) => string = storableText): string | null => {
  if (isUnwritten(texts)) return null;
  const written = LANGUAGES.filter((language) => !isBlank(texts[language]));
  return JSON.stringify(Object.fromEntries(written.map((language) => [language, clean(texts[language])])));
};

/** Text without spaces at its ends that every database can store. */
export const storableText = (text: string): string => text.trim().toWellFormed().replaceAll('\0', '');
