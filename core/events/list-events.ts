import { ResultAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import type { Failure } from '../shared/index.ts';
import { type EventTile, eventTile } from './event-tile.ts';
import { maySeeEvent } from './may-see-event.ts';
import type { EventDirectory, SiteDirectory } from './ports.ts';

/** Who is asked for events, sites and roles. */
export interface ListEventsPorts {
  readonly directory: EventDirectory;
  readonly sites: SiteDirectory;
  readonly access: AccessBook;
}

/**
 * The events somebody may pick, in the directory's order. An event without a configured site is not among them.
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
