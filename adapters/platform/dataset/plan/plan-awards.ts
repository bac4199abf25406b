import type { Query } from '../../database/open-database.ts';
import { type CellMoment, END_OF_DAY, instantOfCell } from '../read/cell-moment.ts';
import { keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import { localised } from '../read/localised.ts';
import type { Entry } from '../read/read-table.ts';
import type { AwardRow } from '../read/table-schema.ts';
import { type FairDirectory, type FairEventRef, type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { rowsByOwner, rowsToRemove } from './replaced-rows.ts';
import { AWARD_CATEGORIES, AWARDS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

interface Parts {
  readonly query: Query;
  readonly dataset: Pick<Dataset, 'awards'>;
  readonly directory: FairDirectory;
  readonly categoriesOf: (
    event: FairEventRef,
    codes: readonly string[],
    entry: Entry<unknown>,
  ) => Found<readonly string[]>;
  readonly now: Date;
}

/** Plans the awards of events: their entry period, and the products that may enter. */
export const planAwards = async ({
  query,
  dataset,
  directory,
  categoriesOf,
  now,
}: Parts): Promise<Readonly<Record<'awards' | 'award categories', RowPlan>>> => {
  const placed = partition(
    dataset.awards.map((entry) =>
      directory.event(entry.value.event, entry).map((event) => ({ entry, event })),
    ),
  );
  const eventIds = placed.values.map(({ event }) => event.id);
  const stored = await storedRows(query, 'awards', 'eventId', eventIds);
  const rows = placed.values.map(({ entry, event }) => awardRow(entry, event, now));
  const awards = await planRows(AWARDS, stored, rows, now);
  const awardIds = [...awards.rows.values()].map(({ id }) => String(id));
  const storedPairs = await storedRows(query, 'awardCategories', 'awardId', awardIds);
  const ownPairs = rowsByOwner(storedPairs, 'awardId');
  const staying = placed.values.filter(({ entry }) => entry.value.remove !== 1);
  const pairs = partition(
    staying.map(({ entry, event }) =>
      categoriesOf(event, entry.value.categories?.items ?? [], entry).map((ids) => {
        const key = keyOf({ eventId: event.id, code: entry.value.code }, AWARDS.key);
        const awardId = awards.rows.get(key)?.id ?? null;
        const { fault } = entry;
        return [
          ...ids.map((categoryId): PlannedRow => ({ key: { awardId, categoryId }, values: {}, fault })),
          ...rowsToRemove(entry.value.categories, ownPairs, awardId, ['categoryId', ids], fault),
        ];
      }),
    ),
  );
  const categories = await planRows(AWARD_CATEGORIES, storedPairs, pairs.values.flat(), now);
  return {
    awards: { ...awards, faults: [...placed.faults, ...awards.faults, ...backwards(placed.values, awards)] },
    'award categories': { ...categories, faults: [...pairs.faults, ...categories.faults] },
  };
};

const awardRow = ({ value, fault }: Entry<AwardRow>, event: FairEventRef, now: Date): PlannedRow => ({
  key: { eventId: event.id, code: value.code },
  values: {
    titles: localised(value, 'title'),
    opensAt: value.opensAt && momentOf(value.opensAt, event.timeZone, now),
    closesAt: value.closesAt && momentOf(value.closesAt, event.timeZone, now),
    audience: value.audience,
    onlyNovelties: value.onlyNovelties,
    sortIndex: value.sortIndex,
  },
  initial: { onlyNovelties: 0, sortIndex: 100 },
  isRemoved: value.remove === 1,
  fault,
});

/** An award whose end is before its start never takes entries. */
const backwards = (
  placed: readonly { readonly entry: Entry<AwardRow>; readonly event: FairEventRef }[],
  { rows }: RowPlan,
) =>
  placed.flatMap(({ entry, event }) => {
    const row = rows.get(keyOf({ eventId: event.id, code: entry.value.code }, AWARDS.key));
    const [opensAt, closesAt] = [row?.opensAt, row?.closesAt];
    return opensAt && closesAt && String(closesAt) <= String(opensAt)
      ? [entry.fault('closesAt', 'The award closes before it opens.')]
      : [];
  });

const momentOf = (moment: CellMoment, timeZone: string, now: Date): string =>
  instantOfCell(moment, END_OF_DAY, timeZone, now).toISOString();
