import { okAsync, type ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { ExhibitorDirectory } from './exhibitor-directory.ts';

/** How many are asked for at a time: the most that the profile service gives. */
const AT_A_TIME = 100;

/**
 * The part of its address that names each exhibitor visitors find, in the order of the list; at most `most` of them.
 */
export const exhibitorSlugs =
  (directory: ExhibitorDirectory) =>
  (event: EventId, language: Language, most: number): ResultAsync<readonly string[], Failure> =>
    slugsFrom(directory, { event, language, most }, []);

interface Asked {
  readonly event: EventId;
  readonly language: Language;
  readonly most: number;
}

const slugsFrom = (
  directory: ExhibitorDirectory,
  asked: Asked,
  known: readonly string[],
): ResultAsync<readonly string[], Failure> => {
  const { event, language, most } = asked;
  const limit = Math.min(AT_A_TIME, most - known.length);
  if (limit <= 0) return okAsync(known);
  return directory.list(event, language, { offset: known.length, limit }).andThen(({ items, total }) => {
    const slugs = [...known, ...items.map(({ slug }) => slug)];
    // A page without anybody is the last, whatever the total says.
    return items.length === 0 || slugs.length >= total ? okAsync(slugs) : slugsFrom(directory, asked, slugs);
  });
};

/** {@link exhibitorSlugs} with its ports in place. */
export type ExhibitorSlugs = ReturnType<typeof exhibitorSlugs>;
