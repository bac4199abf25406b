import { videoLink } from '@fairdesk/core/media';
import { NEWS_FIELDS } from '@fairdesk/core/news';
import { PRODUCT_FIELDS } from '@fairdesk/core/products';
import { type FormConstraints, mapFields } from '@fairdesk/core/shared';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { DocumentRow, NewsRow, ProductRow, VideoRow } from '../read/showcase-schema.ts';
import { dayOf, distinct, type ExportedRow, flagOf, textOf } from './export-cells.ts';
import { keyIn } from './export-files.ts';
import {
  type CompanyChunk,
  type CompanyTable,
  codesOf,
  groupBy,
  inOrder,
  stored,
  visibleFiles,
} from './export-rows.ts';

/** The cells of a stored form. */
const cellsOf = <Fields extends FormConstraints>(
  fields: Fields,
  row: Cells,
): Readonly<Record<keyof Fields, string>> =>
  mapFields(fields, ({ kind }, name) => {
    const cell = row[String(name)];
    if (kind === 'flag') return flagOf(cell);
    return kind === 'day' ? dayOf(cell) : textOf(cell);
  });

/** The products of the companies with the names they have in the folder, in its order. */
const namedProducts = async (chunk: CompanyChunk) => {
  const groups = groupBy(await stored(chunk, 'products'), 'participationId');
  return [...chunk.uids].flatMap(([id, participation]) => {
    const rows = inOrder(groups.get(id));
    const names = distinct(rows.map(({ name }) => textOf(name)));
    return rows.map((row, place) => ({ row, id: textOf(row.id), participation, name: names[place] ?? '' }));
  });
};

const productRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> => {
  const products = await namedProducts(chunk);
  const ids = products.map(({ id }) => id);
  const images = groupBy(await storedRows(chunk.query, 'images', 'productId', ids), 'productId');
  const categories = groupBy(
    await storedRows(chunk.query, 'productCategories', 'productId', ids),
    'productId',
  );
  return products.map(({ row, id, participation, name }) => ({
    event: chunk.event.slug,
    participation,
    ...cellsOf(PRODUCT_FIELDS, row),
    name,
    publicationStatus: textOf(row.publicationStatus),
    categories: codesOf(chunk, categories.get(id)),
    images: pathsOf(chunk, images.get(id)).join('|'),
  }));
};

const pathsOf = ({ files }: CompanyChunk, rows: readonly Cells[] = []): readonly string[] => [
  ...new Set(visibleFiles(rows).flatMap(({ mediaUrl }) => files.pathOf(keyIn(mediaUrl)) || [])),
];

const newsRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> => {
  const groups = groupBy(await stored(chunk, 'newsItems'), 'participationId');
  const ids = [...groups.values()].flat().map(({ id }) => textOf(id));
  const images = groupBy(await storedRows(chunk.query, 'images', 'newsItemId', ids), 'newsItemId');
  return [...chunk.uids].flatMap(([id, participation]) => {
    const rows = inOrder(groups.get(id));
    const headers = distinct(rows.map(({ header }) => textOf(header)));
    return rows.map((row, place) => ({
      event: chunk.event.slug,
      participation,
      ...cellsOf(NEWS_FIELDS, row),
      header: headers[place],
      publicationStatus: textOf(row.publicationStatus),
      image: pathsOf(chunk, images.get(textOf(row.id)))[0],
    }));
  });
};

/** The rows of a table that belong to the companies themselves, then those of their products. */
const ownedRows = async (chunk: CompanyChunk, table: string) => {
  const own = groupBy(await stored(chunk, table), 'participationId');
  const products = await namedProducts(chunk);
  const ids = products.map(({ id }) => id);
  const ofProducts = groupBy(await storedRows(chunk.query, table, 'productId', ids), 'productId');
  return [...chunk.uids].flatMap(([id, participation]) => [
    {
      participation,
      product: '',
      rows: visibleFiles((own.get(id) ?? []).filter(({ productId }) => !productId)),
    },
    ...products
      .filter((product) => product.participation === participation)
      .map((product) => ({
        participation,
        product: product.name,
        rows: visibleFiles(ofProducts.get(product.id) ?? []),
      })),
  ]);
};

const documentRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> =>
  (await ownedRows(chunk, 'documents')).flatMap(({ participation, product, rows }) => {
    const there = rows.filter(({ mediaUrl }) => chunk.files.pathOf(keyIn(mediaUrl)) !== '');
    const titles = distinct(
      there.map(({ title }) => textOf(title)),
      50,
    );
    return there.map((row, place) => ({
      event: chunk.event.slug,
      participation,
      product,
      title: titles[place],
      description: textOf(row.description),
      type: textOf(row.documentType),
      file: chunk.files.pathOf(keyIn(row.mediaUrl)),
    }));
  });

const videoRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> =>
  (await ownedRows(chunk, 'videos')).flatMap(({ participation, product, rows }) => {
    const links = rows.flatMap(({ videoType, videoId }) =>
      videoType === 'YOUTUBE' || videoType === 'VIMEO'
        ? [videoLink({ type: videoType, videoId: textOf(videoId) })]
        : [],
    );
    return [...new Set(links)].map((link) => ({ event: chunk.event.slug, participation, product, link }));
  });

/** The tables of what companies show. */
export const SHOWCASE_TABLES: readonly CompanyTable[] = [
  { file: 'products.csv', schema: ProductRow, rowsOf: productRows },
  { file: 'news.csv', schema: NewsRow, rowsOf: newsRows },
  { file: 'documents.csv', schema: DocumentRow, rowsOf: documentRows },
  { file: 'videos.csv', schema: VideoRow, rowsOf: videoRows },
];
