import { fold } from '../database/fold.ts';

/** How many words of a search count: databases compile long conditions slowly. */
const WORDS_MAX = 8;

/**
 * A pattern for each word of a search, for folded texts and `like … escape '!'`. Databases refuse NUL characters, so
 * those divide words.
 */
export const searchPatterns = (search: string): readonly string[] =>
  fold(search.replaceAll('\0', ' '))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`);
