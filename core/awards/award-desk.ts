import { err, ok, okAsync } from 'neverthrow';
import type { Clock, Failure } from '../shared/index.ts';
import { awardList, chosenAward, submittedAwards } from './award.ts';
import { CLOSED } from './award-closed.ts';
import type { AwardDesk, EntryBook, EntryDesk } from './ports.ts';
import { isClosed } from './registration.ts';

/** The dependencies of an {@link AwardDesk}. */
export interface AwardDeskParts {
  readonly book: Pick<EntryBook, 'awards'>;
  readonly entries: EntryDesk;
  readonly clock: Clock;
}

/** Adds to a desk of single entries what concerns all awards of a company. */
export const createAwardDesk = ({ book, entries, clock }: AwardDeskParts): AwardDesk => ({
  ...entries,
  products: (participation, id) =>
    book.awards(participation).andThen(({ awards, products }) => {
      const now = clock();
      return chosenAward(awards, id, now).map((award) => awardList(award, products, now));
    }),
  withdrawAll: (participation, product) =>
    book
      .awards(participation)
      .andThen(({ awards, products }) => submittedAwards(awards, products, product))
      .andThen((submitted) =>
        submitted.some((award) => isClosed(award, clock())) ? err(CLOSED) : ok(submitted),
      )
      .andThen((submitted) =>
        submitted.reduce(
          (before, { id }) =>
            before.andThen(() =>
              entries.withdraw({ participation, product, award: id }).map(() => undefined),
            ),
          okAsync<void, Failure>(undefined),
        ),
      ),
});
