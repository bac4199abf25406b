import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { EventDirectory, FairEvent } from '../events/index.ts';
import type { AccessBook } from '../session/index.ts';
import { type EventId, type Failure, inNaturalOrder, type Membership, mayOnEvent } from '../shared/index.ts';
import type { FairRegistry } from './fairs/ports.ts';

/** The organiser's desk as one user sees it. */
export interface OpenDesk {
  /** Every event this user organises or whose website this user edits, the latest opening first. */
  readonly fairs: readonly FairEvent[];
  /** Those of them that the user manages. */
  readonly managed: readonly EventId[];
  /** Whether the user may create another fair. */
  readonly canCreate: boolean;
  /** The event of the address; absent when the address names none. */
  readonly fair?: DeskFair;
}

/** The event at which an organiser works. */
export interface DeskFair {
  readonly event: FairEvent;
  /** Whether the user does the daily work with exhibitors; false for a site editor. */
  readonly canRun: boolean;
  /** Whether the organiser may also change the fair itself, its users, imports and exports. */
  readonly canManage: boolean;
  /** Whether the user may edit the pages of the website. */
  readonly canEditSite: boolean;
}

interface Ports {
  readonly directory: Pick<EventDirectory, 'event'>;
  readonly access: AccessBook;
  readonly registryOf: (email: string) => Pick<FairRegistry, 'mayCreate'>;
}

/**
 * Opens the desk, at the event with that slug if one is given.
 *
 * `not-found` for users who neither work at an event nor may create one, and for an event they do not work at.
 */
export const openDesk =
  ({ directory, access, registryOf }: Ports) =>
  ({ email, slug }: { readonly email: string; readonly slug?: string }): ResultAsync<OpenDesk, Failure> =>
    ResultAsync.combine([access.membershipsOf(email), registryOf(email).mayCreate()]).andThen(
      ([memberships, canCreate]) =>
        ResultAsync.combine(organisedIn(memberships).map((id) => directory.event(id)))
          .andThen((own) => (own.length > 0 || canCreate ? ok(own.toSorted(latestFirst)) : err(unknown)))
          .andThen((fairs) => {
            const managed = fairs
              .map(({ id }) => id)
              .filter((id) => mayOnEvent(memberships, id, 'manage-event'));
            const desk = { fairs, managed, canCreate };
            return slug === undefined
              ? ok(desk)
              : fairAt(fairs, slug, memberships).map((fair) => ({ ...desk, fair }));
          }),
    );

const organisedIn = (memberships: readonly Membership[]): readonly EventId[] => [
  ...new Set(memberships.map(({ event }) => event).filter((event) => worksAt(memberships, event))),
];

const worksAt = (memberships: readonly Membership[], event: EventId): boolean =>
  mayOnEvent(memberships, event, 'run-event') || mayOnEvent(memberships, event, 'edit-site');

const fairAt = (
  fairs: readonly FairEvent[],
  slug: string,
  memberships: readonly Membership[],
): Result<DeskFair, Failure> => {
  const event = fairs.find((fair) => fair.slug === slug);
  return event === undefined
    ? err(unknown)
    : ok({
        event,
        canRun: mayOnEvent(memberships, event.id, 'run-event'),
        canManage: mayOnEvent(memberships, event.id, 'manage-event'),
        canEditSite: mayOnEvent(memberships, event.id, 'edit-site'),
      });
};

/** {@link openDesk} bound to its ports. */
export type OpenOrganiserDesk = ReturnType<typeof openDesk>;

const unknown: Failure = { kind: 'not-found', what: 'an event of this organiser' };

const latestFirst = (one: FairEvent, other: FairEvent): number =>
  other.startDate.localeCompare(one.startDate) || inNaturalOrder(one.name, other.name);
