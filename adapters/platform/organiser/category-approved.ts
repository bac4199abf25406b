import { ApprovedProductSchema } from '../../shared/approved-product.ts';
import type { Query } from '../database/open-database.ts';

/**
 * Takes categories out of the approved versions of products, which visitors see while a new version is reviewed.
 *
 * @param into the category that replaces them
 */
export const approvedWithout = async (
  query: Query,
  event: string,
  ids: readonly string[],
  into: string | undefined,
): Promise<void> => {
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
    const others = approved.categories.filter((one) => !ids.includes(one));
    const categories = into === undefined ? others : [...new Set([...others, into])];
    await query
      .updateTable('products')
      .set({ approvedVersion: JSON.stringify({ ...approved, categories }) })
      .where('id', '=', id)
      .execute();
  }
};
