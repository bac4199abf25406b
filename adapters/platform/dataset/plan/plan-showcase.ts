import { SORT_GAP } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { Entry } from '../read/read-table.ts';
import { type FairDirectory, partition } from './fair-directory.ts';
import type { FairFiles } from './fair-files.ts';
import type { categoryIdsIn } from './plan-categories.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { rowsByOwner } from './replaced-rows.ts';
import { DOCUMENTS, IMAGES, NEWS, PRODUCT_CATEGORIES, PRODUCTS, VIDEOS } from './row-kinds.ts';
import {
  documentRow,
  newsImages,
  newsRow,
  type Placed,
  pairRows,
  productImages,
  productRow,
  videoRow,
  withProduct,
} from './showcase-rows.ts';
import { storedRows } from './stored-rows.ts';

/** The plans for company showcases, in write order. */
export type ShowcasePlans = Readonly<
  Record<'products' | 'product categories' | 'news' | 'images' | 'documents' | 'videos', RowPlan>
>;

interface ShowcaseInput {
  readonly query: Query;
  readonly dataset: Dataset;
  readonly directory: FairDirectory;
  readonly categoriesOf: ReturnType<typeof categoryIdsIn>;
  readonly files: FairFiles['files'];
  readonly now: Date;
}

/** Plans products, news, pictures, documents and videos of each company. */
export const planShowcase = async (input: ShowcaseInput): Promise<ShowcasePlans> => {
  const { query, dataset, now } = input;
  const products = placedIn(input, dataset.products);
  const news = placedIn(input, dataset.news);
  const documents = placedIn(input, dataset.documents);
  const videos = placedIn(input, dataset.videos);
  const companies = [products, news, documents, videos].flatMap(({ values }) =>
    values.map(({ company }) => company),
  );
  const stored = (table: string) => storedRows(query, table, 'participationId', companies);
  const productPlan = await planRows(
    PRODUCTS,
    await stored('products'),
    inOrder(products.values.map((one) => productRow(one, now))),
    now,
  );
  const newsPlan = await planRows(
    NEWS,
    await stored('newsItems'),
    inOrder(news.values.map((one) => newsRow(one, now))),
    now,
  );
  const productIds = [...productPlan.rows.values()].map(({ id }) => String(id));
  const newsIds = [...newsPlan.rows.values()].map(({ id }) => String(id));
  const ofProducts = (table: string) => storedRows(query, table, 'productId', productIds);
  const storedPairs = await ofProducts('productCategories');
  const ownPairs = rowsByOwner(storedPairs, 'productId');
  const categories = partition(
    staying(products.values).map(({ entry, event, company }) =>
      input
        .categoriesOf(event, entry.value.categories?.items ?? [], entry)
        .map((ids) => pairRows(productPlan, company, entry, ids, ownPairs)),
    ),
  );
  const placedDocuments = partition(documents.values.map((one) => withProduct(one, productPlan)));
  const placedVideos = partition(videos.values.map((one) => withProduct(one, productPlan)));
  const storedImages = [
    ...(await ofProducts('images')),
    ...(await storedRows(query, 'images', 'newsItemId', newsIds)),
  ];
  const ofProduct = rowsByOwner(storedImages, 'productId');
  const ofNews = rowsByOwner(storedImages, 'newsItemId');
  const imageRows = [
    ...staying(products.values).flatMap((one) => productImages(one, productPlan, input.files, ofProduct)),
    ...staying(news.values).flatMap((one) => newsImages(one, newsPlan, input.files, ofNews)),
  ];
  const both = async (table: string) => [...(await stored(table)), ...(await ofProducts(table))];
  return {
    products: withFaults(productPlan, products.faults),
    'product categories': withFaults(
      await planRows(PRODUCT_CATEGORIES, storedPairs, categories.values.flat(), now),
      categories.faults,
    ),
    news: withFaults(newsPlan, news.faults),
    images: await planRows(IMAGES, storedImages, imageRows, now),
    documents: withFaults(
      await planRows(
        DOCUMENTS,
        await both('documents'),
        inOrder(placedDocuments.values.map((one) => documentRow(one, input.files))),
        now,
      ),
      [...documents.faults, ...placedDocuments.faults],
    ),
    videos: withFaults(
      await planRows(VIDEOS, await both('videos'), inOrder(placedVideos.values.map(videoRow)), now),
      [...videos.faults, ...placedVideos.faults],
    ),
  };
};

/** The rows that are not to be removed. */
const staying = <Row extends { readonly remove?: number | undefined }>(placed: readonly Placed<Row>[]) =>
  placed.filter(({ entry }) => entry.value.remove !== 1);

const withFaults = (plan: RowPlan, faults: RowPlan['faults']): RowPlan => ({
  ...plan,
  faults: [...faults, ...plan.faults],
});

const placedIn = <Row extends { readonly event: string; readonly participation: string }>(
  { directory }: ShowcaseInput,
  entries: readonly Entry<Row>[],
) =>
  partition(
    entries.map((entry) =>
      directory
        .event(entry.value.event, entry)
        .andThen((event) =>
          directory
            .participation(event, entry.value.participation, entry)
            .map((company): Placed<Row> => ({ entry, event, company })),
        ),
    ),
  );

/** Numbers the new rows of a company in file order: 100, 200, … */
const inOrder = (rows: readonly PlannedRow[]): readonly PlannedRow[] => {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const owner = keyOf(row.key, ['participationId', 'productId']);
    const place = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, place);
    return { ...row, initial: { ...row.initial, sortIndex: place * SORT_GAP } };
  });
};
