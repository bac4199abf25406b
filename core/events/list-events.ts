import { ResultAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import type { Failure } from '../shared/index.ts';
import { type EventTile, eventTile } from './event-tile.ts';
import { maySeeEvent } from './may-see-event.ts';
import type { EventDirectory, SiteDirectory } from './ports.ts';

/** The ports that read events, sites and roles. */
export interface ListEventsPorts {
  readonly directory: EventDirectory;
  readonly sites: SiteDirectory;
  readonly access: AccessBook;
}

/**
 * The events a user may choose, in the order of the directory. Events without a configured site are left out.
 *
 * Source: portal spec §2 "Event selection".
 */
export const listEvents =
  ({ directory, sites, access }: ListEventsPorts) =>
  (email: string, now: Date): ResultAsync<readonly EventTile[], Failure> =>
    ResultAsync.combine([directory.events(), sites.sites(), access.membershipsOf(email)]).map(
      ([events, configured, memberships]) => {
        const siteOf = new Map(configured.map((site) => [site.event, site]));
        return events.flatMap((event) => {
          const site = siteOf.get(event.id);
          return site && maySeeEvent(event, memberships, email, now) ? [eventTile(event, site)] : [];
        });
      },
    );

/** {@link listEvents} bound to its ports. */
export type ListEvents = ReturnType<typeof listEvents>;
