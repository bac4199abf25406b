import type { Query } from '../../database/open-database.ts';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { textOf } from './export-cells.ts';
import { keyIn } from './export-files.ts';
import { groupBy, inOrder, logosOf, visibleFiles } from './export-rows.ts';

/** The keys of every file that the companies show. */
export const companyFileKeys = async (
  query: Query,
  uids: ReadonlyMap<string, string>,
): Promise<readonly string[]> => {
  const chunk = { query, uids };
  const ids = [...uids.keys()];
  const logos = await logosOf(chunk);
  const of = (table: string, column: string, values: readonly string[]) =>
    storedRows(query, table, column, values);
  const products = groupBy(await of('products', 'participationId', ids), 'participationId');
  const news = groupBy(await of('newsItems', 'participationId', ids), 'participationId');
  const idsIn = (rows: Iterable<readonly Cells[]>) => [...rows].flat().map(({ id }) => textOf(id));
  const productIds = idsIn(products.values());
  const images = groupBy(await of('images', 'productId', productIds), 'productId');
  const newsImages = groupBy(await of('images', 'newsItemId', idsIn(news.values())), 'newsItemId');
  const documents = groupBy(await of('documents', 'participationId', ids), 'participationId');
  const productDocuments = groupBy(await of('documents', 'productId', productIds), 'productId');
  const keysOf = (rows: readonly Cells[] = []) =>
    visibleFiles(rows).flatMap(({ mediaUrl }) => keyIn(mediaUrl) ?? []);
  return ids.flatMap((id) => [
    ...[logos.get(id)?.key ?? []].flat(),
    ...inOrder(products.get(id)).flatMap((row) => [
      ...keysOf(images.get(textOf(row.id))),
      ...keysOf(productDocuments.get(textOf(row.id))),
    ]),
    ...inOrder(news.get(id)).flatMap((row) => keysOf(newsImages.get(textOf(row.id)))),
    ...keysOf(documents.get(id)?.filter(({ productId }) => !productId)),
  ]);
};
