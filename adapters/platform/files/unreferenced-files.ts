import type { Query } from '../database/open-database.ts';
import { addressOf } from './file-repository.ts';

/** Number of keys per statement. */
const BATCH = 500;

/**
 * Deletes the rows of these files, with those of their thumbnails, unless an image, document, logo or approved version
 * references them; content files always stay.
 *
 * @returns the keys of the deleted rows: their bytes are still in the store
 */
export const deleteUnreferenced = async (
  query: Query,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const deleted: string[] = [];
  for (let from = 0; from < keys.length; from += BATCH) {
    const rows = await query
      .selectFrom('files')
      .select('key')
      .where('key', 'in', keys.slice(from, from + BATCH))
      .where('purpose', '=', 'resource')
      .where('original', 'is', null)
      .execute();
    const unused = new Map(rows.map((row) => [addressOf(row), row.key]));
    for (const address of await addressesInUse(query, [...unused.keys()])) unused.delete(address);
    if (unused.size === 0) continue;
    const originals = [...unused.values()];
    const thumbnails = await query
      .selectFrom('files')
      .select('key')
      .where('original', 'in', originals)
      .execute();
    await query.deleteFrom('files').where('key', 'in', originals).execute();
    deleted.push(...originals, ...thumbnails.map(({ key }) => key));
  }
  return deleted;
};

const addressesInUse = async (query: Query, addresses: readonly string[]): Promise<readonly string[]> => {
  if (addresses.length === 0) return [];
  const images = await query
    .selectFrom('images')
    .select('mediaUrl')
    .where('mediaUrl', 'in', addresses)
    .execute();
  const documents = await query
    .selectFrom('documents')
    .select('mediaUrl')
    .where('mediaUrl', 'in', addresses)
    .execute();
  const logos = await query
    .selectFrom('participations')
    .select('logoUrl as mediaUrl')
    .where('logoUrl', 'in', addresses)
    .execute();
  const approved = await approvedVersions(query);
  return [
    ...[...images, ...documents, ...logos].flatMap(({ mediaUrl }) => mediaUrl ?? []),
    ...addresses.filter((address) => approved.some((version) => version.includes(address))),
  ];
};

/** Visitors see the last approved version of an item during its review, with the files it had then. */
const approvedVersions = async (query: Query): Promise<readonly string[]> => {
  const versions = await Promise.all(
    (['products', 'newsItems'] as const).map((table) =>
      query.selectFrom(table).select('approvedVersion').where('approvedVersion', 'is not', null).execute(),
    ),
  );
  return versions.flat().flatMap(({ approvedVersion }) => approvedVersion ?? []);
};
