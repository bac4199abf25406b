import { inLanguage, type Localised } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import type { Query } from '../../database/open-database.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import { localised } from '../read/localised.ts';
import type { Entry } from '../read/read-table.ts';
import type { CategoryRow } from '../read/showcase-schema.ts';
import { type FairDirectory, type FairEventRef, type Found, partition } from './fair-directory.ts';
import { cellOf, type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { CATEGORIES } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** From the top of the tree to the bottom. */
const LEVELS = ['main', 'sub', 'leaf'] as const;

const BELOW: ReadonlyMap<string, string> = new Map([
  ['main', 'sub'],
  ['sub', 'leaf'],
]);

type Placed = { readonly entry: Entry<CategoryRow>; readonly event: FairEventRef };

/** Plans the category tree of each event level by level, so that parents exist before their children. */
export const planCategories = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const placed = partition(
    dataset.categories.map((entry) =>
      directory.event(entry.value.event, entry).map((event): Placed => ({ entry, event })),
    ),
  );
  // The categories of a fair are stored already when a folder brings only what names them.
  const named = [...dataset.categories, ...dataset.profiles, ...dataset.products, ...dataset.awards];
  const eventIds = named.flatMap((entry) =>
    directory.event(entry.value.event, entry).match(
      ({ id }) => [id],
      () => [],
    ),
  );
  const stored = await storedRows(query, 'categories', 'eventId', eventIds);
  let plan = await planRows(CATEGORIES, stored, [], now);
  let left: readonly Placed[] = placed.values;
  const faults: DatasetFault[] = [...placed.faults];
  for (const level of LEVELS) {
    const rows = plan.rows;
    const here = left.filter(({ entry, event }) => levelOf(entry, event, rows) === level);
    left = left.filter((one) => !here.includes(one));
    plan = joined(
      plan,
      await planRows(
        CATEGORIES,
        [...rows.values()],
        here.map((one) => categoryRow(one, level, rows)),
        now,
      ),
    );
  }
  for (const { entry } of left)
    faults.push(
      entry.fault('parent', `There is no category "${entry.value.parent}" that others can stand under.`),
    );
  const rows = withoutOrphans(plan.rows);
  for (const { entry, event } of placed.values)
    if (isOrphan(entry, event, plan.rows, rows)) faults.push(entry.fault('', HEADING_REMOVED));
  return { ...plan, faults: [...faults, ...plan.faults], rows };
};

type Rows = RowPlan['rows'];

/** A removed category takes those below it along. */
const withoutOrphans = (rows: Rows): Rows => {
  let left = rows;
  for (const _ of LEVELS) {
    const ids = new Set([...left.values()].map(({ id }) => id));
    left = new Map([...left].filter(([, { parentId }]) => !parentId || ids.has(parentId)));
  }
  return left;
};

const categoryIn = (rows: Rows, event: string, code: string): Cells | undefined =>
  rows.get(keyOf({ eventId: event, code }, CATEGORIES.key));

const HEADING_REMOVED = 'The heading above this category is removed.';

/** Whether a row changes a category that goes along with its heading. */
const isOrphan = (
  { value: { code, remove } }: Entry<CategoryRow>,
  { id }: FairEventRef,
  before: Rows,
  after: Rows,
): boolean =>
  remove !== 1 && categoryIn(before, id, code) !== undefined && categoryIn(after, id, code) === undefined;

const levelOf = ({ value }: Entry<CategoryRow>, event: FairEventRef, rows: Rows) => {
  const { code, parent, remove } = value;
  if (parent === undefined || remove === 1) return categoryIn(rows, event.id, code)?.level ?? 'main';
  const above = categoryIn(rows, event.id, parent)?.level;
  return BELOW.get(String(above));
};

const categoryRow = ({ entry: { value, fault }, event }: Placed, level: string, rows: Rows): PlannedRow => {
  const wish = localised(value, 'name');
  const stored = categoryIn(rows, event.id, value.code)?.names ?? null;
  const names = wish && cellOf(wish, stored);
  const parentId = value.parent === undefined ? undefined : categoryIn(rows, event.id, value.parent)?.id;
  return {
    key: { eventId: event.id, code: value.code },
    values: { names, name: names && nameIn(String(names)), level, parentId, sortIndex: value.sortIndex },
    initial: { level, name: value.code, sortIndex: 100 },
    isRemoved: value.remove === 1,
    fault,
  };
};

const nameIn = (names: string): string => inLanguage(JSON.parse(names) as Localised, 'en');

const joined = (one: RowPlan, other: RowPlan): RowPlan => ({
  writes: [...one.writes, ...other.writes],
  faults: [...one.faults, ...other.faults],
  counts: {
    new: one.counts.new + other.counts.new,
    changed: one.counts.changed + other.counts.changed,
    removed: one.counts.removed + other.counts.removed,
    unchanged: one.counts.unchanged + other.counts.unchanged,
  },
  rows: other.rows,
});

/** Resolves category codes to ids; an unknown code is a fault. */
export const categoryIdsIn =
  (rows: Rows) =>
  (event: FairEventRef, codes: readonly string[], { fault }: Entry<unknown>): Found<readonly string[]> => {
    const unknown = codes.filter((code) => categoryIn(rows, event.id, code)?.level !== 'leaf');
    return unknown.length > 0
      ? err(unknown.map((code) => fault('categories', FAULT_REASONS.unknownCategory(code))))
      : ok(codes.map((code) => String(categoryIn(rows, event.id, code)?.id)));
  };
