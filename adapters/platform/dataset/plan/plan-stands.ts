import type { Query } from '../../database/open-database.ts';
import type { Dataset } from '../read/dataset.ts';
import { type FairDirectory, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { STANDS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** Plans the stands; a company may have several stands, and companies may share a stand. */
export const planStands = async (
  query: Query,
  { stands }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const rows = partition(
    stands.map((entry) => {
      const { event: slug, participation: uid, standNumber, remove, ...values } = entry.value;
      return directory.event(slug, entry).andThen((event) =>
        directory.participation(event, uid, entry).map(
          (participationId): PlannedRow => ({
            key: { eventId: event.id, standNumber, participationId },
            values,
            initial: { status: 'CONFIRMED', standType: 'MAIN' },
            isRemoved: remove === 1,
            fault: entry.fault,
          }),
        ),
      );
    }),
  );
  const eventIds = rows.values.map(({ key }) => String(key.eventId));
  const plan = await planRows(
    STANDS,
    await storedRows(query, 'stands', 'eventId', eventIds),
    rows.values,
    now,
  );
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};
