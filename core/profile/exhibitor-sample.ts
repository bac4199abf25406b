import { okAsync, type ResultAsync } from 'neverthrow';
import { daysBetween, type EventId, type Failure, type Language } from '../shared/index.ts';
import type { ExhibitorDirectory } from './exhibitor-directory.ts';
import type { ExhibitorSummary } from './public-profile.ts';

/** A request for some exhibitors of a fair. */
export interface ExhibitorSampleQuery {
  readonly event: EventId;
  readonly language: Language;
  /** At least 1. */
  readonly limit: number;
  /** `2026-11-20`: each day shows the next ones, so that each company gets its turn. */
  readonly day: string;
}

/** Any day before every fair. */
const FIRST_DAY = '1970-01-01';

/**
 * At most `limit` public exhibitors with a logo, by name: all of them where they are few, else those whose
 * turn it is today.
 */
export const exhibitorSample =
  (directory: Pick<ExhibitorDirectory, 'list'>) =>
  ({
    event,
    language,
    limit,
    day,
  }: ExhibitorSampleQuery): ResultAsync<readonly ExhibitorSummary[], Failure> => {
    const from = (offset: number) => directory.list(event, language, { withLogo: true, offset, limit });
    return from(0).andThen((first) => {
      const { total } = first;
      const start = total > limit ? (daysBetween(FIRST_DAY, day) * limit) % total : 0;
      if (start === 0) return okAsync(first.items);
      return from(start).map(({ items }) => [...first.items.slice(0, limit - items.length), ...items]);
    });
  };
