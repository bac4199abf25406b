import { err, ok } from 'neverthrow';
import type { Query } from '../../database/open-database.ts';
import type { Dataset } from '../read/dataset.ts';
import { type FairDirectory, type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { FAIR_SLUGS } from './row-kinds.ts';
import { allRows } from './stored-rows.ts';

/** Plans the former slugs of events, which lead to them for ever; none is ever taken away. */
export const planFormerSlugs = async (
  query: Query,
  { events }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const stored = await allRows(query, 'fairSlugs');
  const owners = new Map(stored.map(({ slug, eventId }) => [slug, eventId]));
  const present = new Set(events.map(({ value }) => value.slug));
  const rows = partition(
    events.flatMap((entry) =>
      (entry.value.formerSlugs ?? [])
        .filter((slug) => slug !== entry.value.slug)
        .map(
          (slug): Found<PlannedRow> =>
            directory.event(entry.value.slug, entry).andThen(({ id }) => {
              const isForeign = present.has(slug) || (owners.get(slug) ?? id) !== id;
              return isForeign
                ? err([entry.fault('formerSlugs', `Another event has or had the slug "${slug}".`)])
                : ok({ key: { slug }, values: { eventId: id }, fault: entry.fault });
            }),
        ),
    ),
  );
  const plan = await planRows(FAIR_SLUGS, stored, rows.values, now);
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};
