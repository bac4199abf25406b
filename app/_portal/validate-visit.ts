import 'server-only';
import { mayEnter, type Selection, type Validation, validateSelection } from '@fairdesk/core/events';
import type { EventId, Failure, Membership, ParticipationId } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { EVENT_DIRECTORY, SITE_DIRECTORY } from '#app/_composition/events.ts';
import { server } from '#app/_composition/server.ts';
import { ACCESS_BOOK } from '#app/_composition/session.ts';
import { siteOf } from '#app/_composition/site-of.ts';

/** Enough to tell one participation from several. Source: portal spec §9. */
const ENOUGH = 2;

/** Whether this visit may go on with what is selected, and where to otherwise. */
export const validateVisit = (
  email: string,
  selection: Selection,
  address: string,
): ResultAsync<Validation, Failure> =>
  ResultAsync.combine([
    server().get(SITE_DIRECTORY).sites(),
    server().get(ACCESS_BOOK).membershipsOf(email),
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

/** The selected one, if it is theirs, and enough others. */
const mineIn = (
  event: EventId,
  memberships: readonly Membership[],
  selection: Selection,
): ResultAsync<Mine, Failure> => {
  const only = mayEnter(memberships, event);
  if (only.length === 0) return okAsync([]);
  const directory = server().get(EVENT_DIRECTORY);
  const selected = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
  const isTheirs = selected !== undefined && (only === 'all' || only.includes(selected));
  return ResultAsync.combine([
    isTheirs ? directory.participations(event, [selected], 1) : okAsync(NOTHING),
    directory.participations(event, only, ENOUGH),
  ]).map(([one, some]) => [...one.items, ...some.items.filter(({ id }) => id !== selected)]);
};

const NOTHING = { items: [], total: 0, hasNext: false };
