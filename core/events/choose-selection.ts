import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Clock, EventId, Failure } from '../shared/index.ts';
import { type EventTile, eventHref } from './event-tile.ts';
import { type ListEventsPorts, listEvents } from './list-events.ts';
import type { SelectionMemory } from './ports.ts';
import { requirePermission } from './require-permission.ts';
import type { Selection } from './selection.ts';
import { chosen } from './selection-cookies.ts';
import { participationHref } from './virtual-folder.ts';

/** The ports that read what a user may choose, and that store the choice. */
export interface ChooseSelectionPorts extends ListEventsPorts {
  readonly memory: Pick<SelectionMemory, 'write' | 'writeMultipleEvents'>;
  readonly clock: Clock;
}

/** Each choice returns the address it leads to, without language; on a failure nothing is stored. */
type Choice = ResultAsync<string, Failure>;

/** Clears the selection, as opening the list of events does. Source: portal spec §2 "Event selection". */
export const clearSelection =
  (ports: ChooseSelectionPorts) =>
  (email: string): Choice =>
    store(ports, email, () => ok({ selection: { kind: 'none' }, href: '/' }));

/** Selects only an event; one the user may not choose is `not-found`. Source: portal spec §4 "Selection". */
export const chooseEvent =
  (ports: ChooseSelectionPorts) =>
  (email: string, event: EventId): Choice =>
    store(ports, email, (tiles) =>
      tiles.some(({ summary }) => summary.id === event)
        ? ok({ selection: { kind: 'event', selectedEventId: event }, href: eventHref(event) })
        : err({ kind: 'not-found', what: `event ${event}` }),
    );

/** Selects a participation with its event; one the user may not read is `not-found`. */
export const chooseParticipation =
  (ports: ChooseSelectionPorts) =>
  (email: string, id: string): Choice =>
    requirePermission(ports)(email, id, 'read')
      .andThen(({ participation }) =>
        ResultAsync.combine([
          ports.directory.event(participation.event),
          ports.directory.participation(participation.id),
          ports.sites.sites(),
        ]),
      )
      .andThen(([event, participation, sites]) =>
        store(ports, email, () =>
          ok({
            selection: { kind: 'participation', chosen: chosen(event, participation) },
            href: participationHref(sites.find((site) => site.event === event.id)),
          }),
        ),
      );

/** {@link clearSelection} bound to its ports. */
export type ClearSelection = ReturnType<typeof clearSelection>;
/** {@link chooseEvent} bound to its ports. */
export type ChooseEvent = ReturnType<typeof chooseEvent>;
/** {@link chooseParticipation} bound to its ports. */
export type ChooseParticipation = ReturnType<typeof chooseParticipation>;

interface Chosen {
  readonly selection: Selection;
  readonly href: string;
}

/** Stores a selection, and whether the user may enter more than one event. */
const store = (
  { memory, clock, ...ports }: ChooseSelectionPorts,
  email: string,
  choose: (tiles: readonly EventTile[]) => Result<Chosen, Failure>,
): Choice =>
  listEvents(ports)(email, clock()).andThen((tiles) =>
    choose(tiles).map(({ selection, href }) => {
      memory.write(selection);
      memory.writeMultipleEvents(tiles.length > 1);
      return href;
    }),
  );
