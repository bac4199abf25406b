import { fold } from '../database/fold.ts';

/** How many words of a search count: databases compile long conditions slowly. */
const WORDS_MAX = 8;

/** A pattern for each word of a search, for folded texts and `like … escape '!'`. */
export const searchPatterns = (search: string): readonly string[] =>
  fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`);
