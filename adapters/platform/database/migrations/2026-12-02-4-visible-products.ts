import { type Kysely, sql } from 'kysely';
import { fold } from '../fold.ts';
import { addColumns, flag, type Migration, text } from './create-table.ts';
import { createTrigger } from './create-trigger.ts';

/**
 * What visitors see of each product where an organiser approves: the words of the version approved last. Triggers copy
 * them while a product is decided, and keep them while a change is under review, regardless of what writes it.
 */
export const createVisibleProducts: Migration = async (schema, types, query) => {
  await addColumns(schema, types, 'products', {
    visibleName: text,
    visibleNameFolded: text,
    visibleFrom: text,
    visibleUntil: text,
    visibleNovelty: flag,
  });
  await sql.raw(copySql('true')).execute(query);
  await fillReviewed(query);
  for (const after of ['insert', 'update'] as const)
    await createTrigger(query, 'visible', {
      table: 'products',
      after,
      ...(after === 'update' && { of: SOURCES }),
      statements: [copySql('"id" = NEW."id"')],
    });
  // Each holds every column that the public list reads of a product that is not on its page.
  await schema
    .createIndex('products_in_list')
    .on('products')
    .columns(['eventId', 'nameFolded', 'id', 'participationId', 'publicFrom', 'publicUntil', 'isNovelty'])
    .execute();
  await schema
    .createIndex('products_in_reviewed_list')
    .on('products')
    .columns(['eventId', 'visibleNameFolded', 'id', 'participationId', 'visibleName', 'visibleFrom'])
    .columns(['visibleUntil', 'visibleNovelty', 'publicationStatus'])
    .execute();
};

const SOURCES = [
  ...['name', 'nameFolded', 'publicFrom', 'publicUntil', 'isNovelty'],
  ...['publicationStatus', 'approvedVersion'],
];

const COPIES = [
  ['visibleName', 'name', 'null'],
  ['visibleNameFolded', 'nameFolded', 'null'],
  ['visibleFrom', 'publicFrom', 'null'],
  ['visibleUntil', 'publicUntil', 'null'],
  ['visibleNovelty', 'isNovelty', '0'],
] as const;

const copySql = (where: string): string =>
  `update "products" set ${COPIES.map(
    ([visible, own, none]) =>
      `"${visible}" = case when coalesce("publicationStatus", '') in ('', 'PUBLIC') then "${own}"
        when "approvedVersion" is null then ${none} else "${visible}" end`,
  ).join(', ')} where ${where}`;

interface Reviewed {
  readonly id: string;
  readonly approvedVersion: string;
}

/** Fills the rows that are under review now from their stored version. */
const fillReviewed = async (query: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Reviewed>`select "id", "approvedVersion" from "products"
    where "approvedVersion" is not null and coalesce("publicationStatus", '') not in ('', 'PUBLIC')`.execute(
    query,
  );
  for (const { id, approvedVersion } of rows) {
    const { name, publicFrom, publicUntil, isNovelty } = JSON.parse(approvedVersion) as Record<
      string,
      unknown
    >;
    await sql`update "products" set "visibleName" = ${String(name)}, "visibleNameFolded" = ${fold(String(name))},
      "visibleFrom" = ${publicFrom || null}, "visibleUntil" = ${publicUntil || null},
      "visibleNovelty" = ${isNovelty === true ? 1 : 0} where "id" = ${id}`.execute(query);
  }
};
