import { err, ok, okAsync, ResultAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import type { EventId, Failure, Membership } from '../shared/index.ts';
import { mayEnter } from './may-enter.ts';
import { ownParticipations } from './own-participations.ts';
import type { EventDirectory, SiteDirectory } from './ports.ts';
import type { Selection } from './selection.ts';
import { siteOf } from './site-of.ts';
import { type SelectionCheck, type Validation, validateSelection } from './validate-selection.ts';

/** The ports that read sites, roles and participations. */
export interface ValidateVisitPorts {
  readonly directory: Pick<EventDirectory, 'participation' | 'participations'>;
  readonly sites: Pick<SiteDirectory, 'sites'>;
  readonly access: AccessBook;
}

/** Enough to distinguish one participation from several. Source: portal spec §9. */
const ENOUGH = 2;

/**
 * Whether a visit can continue with the current selection, and where to go otherwise: the rule
 * {@link validateSelection} over what the services know.
 *
 * The selection is a claim; the address is as in the browser: `/nl/aqua/tasks`.
 */
export const validateVisit =
  ({ directory, sites, access }: ValidateVisitPorts) =>
  (email: string, selection: Selection, address: string): ResultAsync<Validation, Failure> =>
    ResultAsync.combine([sites.sites(), access.membershipsOf(email)]).andThen(([configured, memberships]) => {
      const site = siteOf(configured, address);
      const events = site ? [site.event] : [...new Set(memberships.map(({ event }) => event))];
      return ResultAsync.combine(events.map((event) => mineIn(directory, event, memberships, selection))).map(
        (mine) =>
          validateSelection({
            selection,
            mine: mine.flat(),
            ...(site && { event: site.event, visit: { site, address } }),
          }),
      );
    });

/** {@link validateVisit} bound to its ports. */
export type ValidateVisit = ReturnType<typeof validateVisit>;

type Mine = SelectionCheck['mine'];

/** The selected participation if it is the user's, else enough of the others. */
const mineIn = (
  directory: ValidateVisitPorts['directory'],
  event: EventId,
  memberships: readonly Membership[],
  selection: Selection,
): ResultAsync<Mine, Failure> => {
  const only = mayEnter(memberships, event);
  if (only.length === 0) return okAsync([]);
  const id = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
  const isTheirs = id !== undefined && (only === 'all' || only.includes(id));
  // Read by the page anyway. A valid selection takes precedence over the user's other participations.
  const selected = isTheirs
    ? directory
        .participation(id)
        .map((one): Mine => (one.event === event && one.status === 'CONFIRMED' ? [one] : []))
        .orElse((failure) => (failure.kind === 'not-found' ? ok([]) : err(failure)))
    : okAsync<Mine, Failure>([]);
  return selected.andThen((one) =>
    one.length > 0
      ? ok<Mine, Failure>(one)
      : ownParticipations(directory, event, only, ENOUGH).map(({ items }): Mine => items),
  );
};
