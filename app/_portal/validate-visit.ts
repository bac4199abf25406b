import 'server-only';
import { mayEnter, type Selection, type Validation, validateSelection } from '@fairdesk/core/events';
import type { EventId, Failure, Membership, ParticipationId } from '@fairdesk/core/shared';
import { err, ok, okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { siteOf } from '#app/_composition/site-of.ts';

/** Enough to distinguish one participation from several. Source: portal spec §9. */
const ENOUGH = 2;

/** Whether the visit can continue with the current selection, and where to go otherwise. */
export const validateVisit = (
  email: string,
  selection: Selection,
  address: string,
): ResultAsync<Validation, Failure> =>
  ResultAsync.combine([
    currentUseCases().sites.sites(),
    currentUseCases().access.membershipsOf(email),
  ]).andThen(([sites, memberships]) => {
    const site = siteOf(sites, address);
    const events = site ? [site.event] : [...new Set(memberships.map(({ event }) => event))];
    return ResultAsync.combine(events.map((event) => mineIn(event, memberships, selection))).map((mine) =>
      validateSelection({
        selection,
        mine: mine.flat(),
        ...(site && { event: site.event, visit: { site, address } }),
      }),
    );
  });

type Mine = readonly { readonly id: ParticipationId; readonly event: EventId }[];

/** The selected participation if it is the user's, else enough of the others. */
const mineIn = (
  event: EventId,
  memberships: readonly Membership[],
  selection: Selection,
): ResultAsync<Mine, Failure> => {
  const only = mayEnter(memberships, event);
  if (only.length === 0) return okAsync([]);
  const directory = currentUseCases().events;
  const selected = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
  const isTheirs = selected !== undefined && (only === 'all' || only.includes(selected));
  const chosen = isTheirs ? confirmedIn(event, selected) : okAsync<Mine, Failure>([]);
  // A valid selection takes precedence over the user's other participations.
  return chosen.andThen((one) =>
    one.length > 0
      ? ok<Mine, Failure>(one)
      : directory.participations(event, only, ENOUGH).map(({ items }): Mine => items),
  );
};

/** The selected participation, which the page loads anyway. */
const confirmedIn = (event: EventId, selected: ParticipationId): ResultAsync<Mine, Failure> =>
  currentUseCases()
    .events.participation(selected)
    .map((one): Mine => (one.event === event && one.status === 'CONFIRMED' ? [one] : []))
    .orElse((failure) =>
      failure.kind === 'not-found' ? ok<Mine, Failure>([]) : err<Mine, Failure>(failure),
    );
