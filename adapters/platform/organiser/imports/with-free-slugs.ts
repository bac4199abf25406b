import { namesBesideExhibitors } from '../../content/names-beside-exhibitors.ts';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn } from '../../dataset/plan/recorded-values.ts';
import { freeSlugs } from '../../profile-service/slug-of.ts';

/**
 * Steps that add rows, with an address of its own for each company: since the plan of the import, another company or a
 * page may have taken the one that it was to have.
 */
export const withFreeSlugs = async (
  query: Query,
  event: string,
  steps: readonly ImportStepRow[],
): Promise<readonly ImportStepRow[]> => {
  if (!steps.some(isCompany)) return steps;
  const companies = await query
    .selectFrom('participations')
    .select('slug')
    .where('eventId', '=', event)
    .execute();
  const used = new Set([
    ...(await namesBesideExhibitors(query, event)),
    ...companies.flatMap(({ slug }) => slug ?? []),
  ]);
  const freeOf = freeSlugs(used);
  const free: ImportStepRow[] = [];
  for (const step of steps) {
    const cells = cellsIn(step.after);
    const planned = String(cells.slug ?? '');
    const slug = isCompany(step) && used.has(planned) ? freeOf(planned) : planned;
    used.add(slug);
    free.push(slug === planned ? step : await replan(query, step, JSON.stringify({ ...cells, slug })));
  }
  return free;
};

const isCompany = ({ tableName }: ImportStepRow): boolean => tableName === 'participations';

/** Undoing compares with what was written. */
const replan = async (query: Query, step: ImportStepRow, after: string): Promise<ImportStepRow> => {
  await query
    .updateTable('importSteps')
    .set({ after })
    .where('importId', '=', step.importId)
    .where('place', '=', step.place)
    .execute();
  return { ...step, after };
};
