import { ApprovedProductSchema } from '../../shared/approved-product.ts';
import { readProfileChanges } from '../../shared/profile-changes.ts';
import type { Query } from '../database/open-database.ts';

/**
 * Takes categories out of the approved versions of products, which visitors see while a new version is reviewed, and
 * out of the changes of profiles that wait.
 *
 * @param into the category that replaces them
 */
export const approvedWithout = async (
  query: Query,
  event: string,
  ids: readonly string[],
  into: string | undefined,
): Promise<void> => {
  await waitingWithout(query, event, ids, into);
  const rows = await query
    .selectFrom('products')
    .innerJoin('participations', 'participations.id', 'products.participationId')
    .select(['products.id', 'products.approvedVersion'])
    .where('participations.eventId', '=', event)
    .where('products.approvedVersion', 'is not', null)
    .execute();
  for (const { id, approvedVersion } of rows) {
    const approved = ApprovedProductSchema.safeParse(JSON.parse(approvedVersion ?? 'null')).data;
    if (approved === undefined || !approved.categories.some((one) => ids.includes(one))) continue;
    const categories = replaced(approved.categories, ids, into);
    await query
      .updateTable('products')
      .set({ approvedVersion: JSON.stringify({ ...approved, categories }) })
      .where('id', '=', id)
      .execute();
  }
};

const waitingWithout = async (
  query: Query,
  event: string,
  ids: readonly string[],
  into: string | undefined,
): Promise<void> => {
  const rows = await query
    .selectFrom('participations')
    .select(['id', 'profileChanges'])
    .where('eventId', '=', event)
    .where('profileChanges', 'is not', null)
    .execute();
  for (const { id, profileChanges } of rows) {
    const changes = readProfileChanges(JSON.parse(profileChanges ?? 'null'));
    if (!changes.categories?.some((one) => ids.includes(one))) continue;
    const categories = replaced(changes.categories, ids, into);
    await query
      .updateTable('participations')
      .set({ profileChanges: JSON.stringify({ ...changes, categories }) })
      .where('id', '=', id)
      .execute();
  }
};

const replaced = (
  categories: readonly string[],
  ids: readonly string[],
  into: string | undefined,
): readonly string[] => {
  const others = categories.filter((one) => !ids.includes(one));
  return into === undefined ? others : [...new Set([...others, into])];
};
