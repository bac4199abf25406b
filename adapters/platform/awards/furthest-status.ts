import { sql } from 'kysely';

const hasEntry = (status: 'SUBMITTED' | 'DRAFT') =>
  sql`exists (select 1 from "questionnaires" where "productId" = "products"."id" and "status" = ${sql.lit(status)})`;

/** The status of a product among awards, in a statement about `products`: that of its furthest entry. */
export const FURTHEST_STATUS = sql<string>`case when ${hasEntry('SUBMITTED')} then 'submitted'
  when ${hasEntry('DRAFT')} then 'draft' else 'new' end`;
