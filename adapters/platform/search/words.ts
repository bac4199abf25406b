import { isLanguage, type Language } from '@fairdesk/core/shared';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { fold } from '../database/fold.ts';

/** A word in its searchable forms: without case and accents, and as a stem. */
export interface Word {
  /** `isik` of `IŞIK`, `ışık` and `isik`. */
  readonly folded: string;
  /** `kas` of `kassen`. */
  readonly stem: string;
}

/** Tokenises texts in one language. */
export type ReadWords = (text: string) => readonly Word[];

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  nl: dutch,
  es: spanish,
  tr: turkish,
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Maximum length of a word; longer ones are ignored. */
const LONGEST = 60;
/** Maximum size of the stem cache: stemming takes longer than everything else. */
const CACHE_SIZE = 50_000;

/**
 * The text analysis of one language.
 *
 * Stems are computed from the written word, because accents distinguish forms; then they are folded.
 */
export const wordReader = (language: string): ReadWords => {
  const locale: Language = isLanguage(language) ? language : 'en';
  const cache = new Map<string, Word>();
  const read = (written: string): Word => {
    const found = cache.get(written);
    if (found) return found;
    const folded = fold(written);
    const word = { folded, stem: fold(STEMMERS[locale](written.toLocaleLowerCase(locale))) || folded };
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(written, word);
    return word;
  };
  return (text) =>
    (text.normalize('NFC').match(WORD) ?? []).flatMap((written) => {
      const word = read(written.slice(0, LONGEST));
      return word.folded === '' ? [] : [word];
    });
};
