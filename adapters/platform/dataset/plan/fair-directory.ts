import { err, ok, type Result } from 'neverthrow';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Broken } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import type { Entry } from '../read/read-table.ts';

export interface FairEventRef {
  readonly id: string;
  readonly slug: string;
  readonly timeZone: string;
}

/**
 * A match, or the faults; no faults when the missing item is itself invalid, since that is reported already.
 */
export type Found<T> = Result<T, readonly DatasetFault[]>;

/** The events and companies that rows of a folder may reference, stored or in the folder itself. */
export interface FairDirectory {
  readonly event: (slug: string, by: Entry<unknown>) => Found<FairEventRef>;
  readonly participation: (event: FairEventRef, uid: string, by: Entry<unknown>) => Found<string>;
}

type Rows = ReadonlyMap<string, Cells>;

/** Events by slug, participations by event and uid. */
export const createDirectory = (events: Rows, participations: Rows, broken: Broken): FairDirectory => ({
  event: (slug, { fault }) => {
    const row = events.get(keyOf({ slug }, ['slug']));
    if (row !== undefined) return ok({ id: String(row.id), slug, timeZone: eventZoneOf(row) });
    return err(broken.event(slug) ? [] : [fault('event', FAULT_REASONS.unknownEvent(slug))]);
  },
  participation: (event, uid, { fault }) => {
    const row = participations.get(keyOf({ eventId: event.id, uid }, ['eventId', 'uid']));
    if (row !== undefined) return ok(String(row.id));
    if (broken.participation(event.slug, uid)) return err([]);
    return err([fault('participation', FAULT_REASONS.unknownCompany(uid, event.slug))]);
  },
});

/** Splits results into values and faults. */
export const partition = <T>(
  results: readonly Found<T>[],
): { values: readonly T[]; faults: readonly DatasetFault[] } => ({
  values: results.flatMap((one) => (one.isOk() ? [one.value] : [])),
  faults: results.flatMap((one) => (one.isErr() ? one.error : [])),
});
