import { z } from 'zod';
import { ApprovedProductSchema } from '../../../shared/resources/approved-product.ts';
import { readProfileChanges } from '../../../shared/resources/profile-changes.ts';
import type { Query } from '../../database/open-database.ts';

const Ids = z.array(z.string()).readonly();

/** Categories in a stored text, before and after a category was deleted or merged. */
export const ReviewedCategoriesSchema = z
  .array(z.object({ table: z.enum(['products', 'participations']), id: z.string(), before: Ids, after: Ids }))
  .readonly();
export type ReviewedCategories = z.infer<typeof ReviewedCategoriesSchema>;

interface Stored {
  readonly table: ReviewedCategories[number]['table'];
  readonly id: string;
  readonly categories: readonly string[];
  /** Stores others instead. */
  readonly replace: (categories: readonly string[]) => Promise<unknown>;
}

/**
 * Takes categories out of the approved versions of products, which visitors see while a new version is reviewed, and
 * out of the changes of profiles that wait.
 *
 * @param into the category that replaces them
 * @returns what changed, for {@link restoreReviewed}
 */
export const approvedWithout = async (
  query: Query,
  event: string,
  ids: readonly string[],
  into: string | undefined,
): Promise<ReviewedCategories> => {
  const changed: ReviewedCategories[number][] = [];
  for (const { table, id, categories, replace } of await storedOf(query, event)) {
    if (!categories.some((one) => ids.includes(one))) continue;
    const after = replaced(categories, ids, into);
    await replace(after);
    changed.push({ table, id, before: categories, after });
  }
  return changed;
};

/** Restores the categories where they have not changed since. */
export const restoreReviewed = async (
  query: Query,
  event: string,
  changed: ReviewedCategories,
): Promise<void> => {
  if (changed.length === 0) return;
  const stored = await storedOf(query, event);
  for (const { table, id, before, after } of changed) {
    const now = stored.find((one) => one.table === table && one.id === id);
    if (now && JSON.stringify(now.categories) === JSON.stringify(after)) await now.replace(before);
  }
};

const storedOf = async (query: Query, event: string): Promise<readonly Stored[]> => [
  ...(await approvedProducts(query, event)),
  ...(await waitingProfiles(query, event)),
];

const approvedProducts = async (query: Query, event: string): Promise<readonly Stored[]> => {
  const rows = await query
    .selectFrom('products')
    .innerJoin('participations', 'participations.id', 'products.participationId')
    .select(['products.id', 'products.approvedVersion'])
    .where('participations.eventId', '=', event)
    .where('products.approvedVersion', 'is not', null)
    .execute();
  return rows.flatMap(({ id, approvedVersion }) => {
    const approved = ApprovedProductSchema.safeParse(JSON.parse(approvedVersion ?? 'null')).data;
    if (approved === undefined) return [];
    const replace = (categories: readonly string[]) =>
      query
        .updateTable('products')
        .set({ approvedVersion: JSON.stringify({ ...approved, categories }) })
        .where('id', '=', id)
        .execute();
    return [{ table: 'products', id, categories: approved.categories, replace }];
  });
};

const waitingProfiles = async (query: Query, event: string): Promise<readonly Stored[]> => {
  const rows = await query
    .selectFrom('participations')
    .select(['id', 'profileChanges'])
    .where('eventId', '=', event)
    .where('profileChanges', 'is not', null)
    .execute();
  return rows.flatMap(({ id, profileChanges }) => {
    const changes = readProfileChanges(JSON.parse(profileChanges ?? 'null'));
    if (changes.categories === undefined) return [];
    const replace = (categories: readonly string[]) =>
      query
        .updateTable('participations')
        .set({ profileChanges: JSON.stringify({ ...changes, categories }) })
        .where('id', '=', id)
        .execute();
    return [{ table: 'participations', id, categories: changes.categories, replace }];
  });
};

const replaced = (
  categories: readonly string[],
  ids: readonly string[],
  into: string | undefined,
): readonly string[] => {
  const others = categories.filter((one) => !ids.includes(one));
  return into === undefined ? others : [...new Set([...others, into])];
};
