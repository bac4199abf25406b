import { okAsync, type ResultAsync } from 'neverthrow';
import type { EventId, Failure } from '../shared/index.ts';
import type { ExhibitorDirectory, Stretch } from './exhibitor-directory.ts';

/** The page size of requests: the most that the profile service returns. */
const PAGE_SIZE = 100;

/** The slugs of a range of the public exhibitors, in the order of the directory. */
export const exhibitorSlugs =
  (directory: ExhibitorDirectory) =>
  (event: EventId, stretch: Stretch): ResultAsync<readonly string[], Failure> =>
    slugsFrom(directory, { event, ...stretch }, []);

interface Request extends Stretch {
  readonly event: EventId;
}

const slugsFrom = (
  directory: ExhibitorDirectory,
  request: Request,
  previous: readonly string[],
): ResultAsync<readonly string[], Failure> => {
  const { event, offset: start } = request;
  const limit = Math.min(PAGE_SIZE, request.limit - previous.length);
  if (limit <= 0) return okAsync(previous);
  const offset = start + previous.length;
  return directory.slugs(event, { offset, limit }).andThen(({ items, total }) => {
    const slugs = [...previous, ...items];
    // An empty page is the last one, even if the total is larger.
    const isLast = items.length === 0 || start + slugs.length >= total;
    return isLast ? okAsync(slugs) : slugsFrom(directory, request, slugs);
  });
};

/** {@link exhibitorSlugs} bound to its ports. */
export type ExhibitorSlugs = ReturnType<typeof exhibitorSlugs>;
