import { newVideo } from '@fairdesk/core/media';
import { dayIn, FIRST_IMAGE_INDEX, SORT_GAP, storedDay } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import { sanitise } from '../../shared/sanitise.ts';
import type { Query } from '../database/open-database.ts';
import { addressOf } from '../files/file-keeper.ts';
import { thumbnailUrls } from '../files/upload.ts';
import { type Cells, keyOf } from './cells.ts';
import type { Dataset } from './dataset.ts';
import { type DayText, dayMeant } from './day-text.ts';
import { type FairDirectory, type FairEventRef, type Found, partition } from './fair-directory.ts';
import type { categoryIdsIn } from './plan-categories.ts';
import { planRows, type RowPlan, type WantedRow } from './plan-rows.ts';
import type { Entry } from './read-table.ts';
import { DOCUMENTS, IMAGES, NEWS, PRODUCT_CATEGORIES, PRODUCTS, VIDEOS } from './row-kinds.ts';
import type { ShownFile, ShownFiles } from './shown-files.ts';
import { storedRows } from './stored-rows.ts';

/** What companies show, in the order in which it is written. */
export type ShowcasePlans = Readonly<
  Record<'products' | 'product categories' | 'news' | 'images' | 'documents' | 'videos', RowPlan>
>;

interface Asked {
  readonly query: Query;
  readonly dataset: Dataset;
  readonly directory: FairDirectory;
  readonly categoriesOf: ReturnType<typeof categoryIdsIn>;
  readonly files: ShownFiles['files'];
  readonly now: Date;
}

/** A row of a company's own, and whose it is. */
interface Placed<Row> {
  readonly entry: Entry<Row>;
  readonly event: FairEventRef;
  readonly company: string;
}

/** Products, news, pictures, documents and videos of each company. */
export const planShowcase = async (asked: Asked): Promise<ShowcasePlans> => {
  const { query, dataset, now } = asked;
  const products = placedIn(asked, dataset.products);
  const news = placedIn(asked, dataset.news);
  const documents = placedIn(asked, dataset.documents);
  const videos = placedIn(asked, dataset.videos);
  const companies = [products, news, documents, videos].flatMap(({ values }) =>
    values.map(({ company }) => company),
  );
  const stored = (table: string) => storedRows(query, table, 'participationId', companies);
  const productPlan = planRows(
    PRODUCTS,
    await stored('products'),
    inOrder(products.values.map((one) => productRow(one, now))),
    now,
  );
  const newsPlan = planRows(
    NEWS,
    await stored('newsItems'),
    inOrder(news.values.map((one) => newsRow(one, now))),
    now,
  );
  const productIds = [...productPlan.rows.values()].map(({ id }) => String(id));
  const newsIds = [...newsPlan.rows.values()].map(({ id }) => String(id));
  const ofProducts = (table: string) => storedRows(query, table, 'productId', productIds);
  const categories = partition(
    products.values.map(({ entry, event, company }) =>
      asked
        .categoriesOf(event, entry.value.categories ?? [], entry)
        .map((ids) => pairRows(productPlan, company, entry, ids)),
    ),
  );
  const placedDocuments = partition(documents.values.map((one) => withProduct(one, productPlan)));
  const placedVideos = partition(videos.values.map((one) => withProduct(one, productPlan)));
  const imageRows = [
    ...products.values.flatMap((one) => productImages(one, productPlan, asked.files)),
    ...news.values.flatMap((one) => newsImages(one, newsPlan, asked.files)),
  ];
  const storedImages = [
    ...(await ofProducts('images')),
    ...(await storedRows(query, 'images', 'newsItemId', newsIds)),
  ];
  const both = async (table: string) => [...(await stored(table)), ...(await ofProducts(table))];
  return {
    products: withFaults(productPlan, products.faults),
    'product categories': withFaults(
      planRows(PRODUCT_CATEGORIES, await ofProducts('productCategories'), categories.values.flat(), now),
      categories.faults,
    ),
    news: withFaults(newsPlan, news.faults),
    images: planRows(IMAGES, storedImages, imageRows, now),
    documents: withFaults(
      planRows(
        DOCUMENTS,
        await both('documents'),
        inOrder(placedDocuments.values.map((one) => documentRow(one, asked.files))),
        now,
      ),
      [...documents.faults, ...placedDocuments.faults],
    ),
    videos: withFaults(
      planRows(VIDEOS, await both('videos'), inOrder(placedVideos.values.map(videoRow)), now),
      [...videos.faults, ...placedVideos.faults],
    ),
  };
};

const withFaults = (plan: RowPlan, faults: RowPlan['faults']): RowPlan => ({
  ...plan,
  faults: [...faults, ...plan.faults],
});

const placedIn = <Row extends { readonly event: string; readonly participation: string }>(
  { directory }: Asked,
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

/** New rows of one company stand in the order of the file: 100, 200, … */
const inOrder = (rows: readonly WantedRow[]): readonly WantedRow[] => {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const owner = keyOf(row.key, ['participationId', 'productId']);
    const place = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, place);
    return { ...row, initial: { ...row.initial, sortIndex: place * SORT_GAP } };
  });
};

const dayOf = (day: DayText | undefined, { timeZone }: FairEventRef, now: Date): string | undefined =>
  day && storedDay(dayMeant(day, dayIn(timeZone, now)));

const productRow = (
  { entry: { value, fault }, event, company }: Placed<Dataset['products'][number]['value']>,
  now: Date,
): WantedRow => ({
  key: { participationId: company, name: value.name },
  values: {
    shortDescription: value.shortDescription,
    longDescription: value.longDescription,
    url: value.url,
    introductionDate: dayOf(value.introductionDate, event, now),
    publicFrom: dayOf(value.publicFrom, event, now),
    publicUntil: dayOf(value.publicUntil, event, now),
    isNovelty: value.isNovelty,
    publicationStatus: value.publicationStatus,
  },
  initial: { eventId: event.id, isNovelty: 0, registrationStatus: 'new' },
  fault,
});

const newsRow = (
  { entry: { value, fault }, event, company }: Placed<Dataset['news'][number]['value']>,
  now: Date,
): WantedRow => ({
  key: { participationId: company, header: value.header },
  values: {
    introduction: value.introduction,
    text: value.text && sanitise(value.text),
    author: value.author,
    authorEmail: value.authorEmail,
    url: value.url,
    validFrom: dayOf(value.validFrom, event, now),
    validTo: dayOf(value.validTo, event, now),
    publicationStatus: value.publicationStatus,
  },
  initial: { eventId: event.id },
  fault,
});

const pairRows = (
  { rows }: RowPlan,
  company: string,
  { value, fault }: Entry<{ readonly name: string }>,
  ids: readonly string[],
): readonly WantedRow[] => {
  const productId = rows.get(keyOf({ participationId: company, name: value.name }, PRODUCTS.key))?.id ?? null;
  return ids.map((categoryId) => ({ key: { productId, categoryId }, values: {}, fault }));
};

const imageRow = (
  file: ShownFile,
  owner: Cells,
  title: string,
  sortIndex: number,
  fault: WantedRow['fault'],
): WantedRow => ({
  key: { participationId: null, productId: null, newsItemId: null, ...owner, mediaUrl: addressOf(file) },
  values: { mediaLength: file.length, thumbnailUrls: thumbnailUrls(file, file.thumbnails) },
  initial: { title, sortIndex },
  fault,
});

const productImages = (
  { entry: { value, fault }, company }: Placed<Dataset['products'][number]['value']>,
  { rows }: RowPlan,
  files: ShownFiles['files'],
): readonly WantedRow[] => {
  const productId = rows.get(keyOf({ participationId: company, name: value.name }, PRODUCTS.key))?.id ?? null;
  return (value.images ?? []).flatMap((name, place) => {
    const file = files.get(name);
    const sortIndex = place === 0 ? FIRST_IMAGE_INDEX : place * SORT_GAP;
    return file ? [imageRow(file, { productId }, value.name, sortIndex, fault)] : [];
  });
};

const newsImages = (
  { entry: { value, fault }, company }: Placed<Dataset['news'][number]['value']>,
  { rows }: RowPlan,
  files: ShownFiles['files'],
): readonly WantedRow[] => {
  const file = value.image === undefined ? undefined : files.get(value.image);
  const newsItemId =
    rows.get(keyOf({ participationId: company, header: value.header }, NEWS.key))?.id ?? null;
  return file ? [imageRow(file, { newsItemId }, value.header, SORT_GAP, fault)] : [];
};

/** Whose a document or video is: a product's, or the company's own. */
interface Owned<Row> {
  readonly entry: Entry<Row>;
  readonly owner: Cells;
}

const withProduct = <Row extends { readonly product?: string | undefined }>(
  { entry, company }: Placed<Row>,
  { rows }: RowPlan,
): Found<Owned<Row>> => {
  const { product } = entry.value;
  if (product === undefined) return ok({ entry, owner: { participationId: company, productId: null } });
  const id = rows.get(keyOf({ participationId: company, name: product }, PRODUCTS.key))?.id;
  return id === undefined
    ? err([entry.fault('product', `This company has no product "${product}".`)])
    : ok({ entry, owner: { participationId: null, productId: id } });
};

const documentRow = (
  { entry: { value, fault }, owner }: Owned<Dataset['documents'][number]['value']>,
  files: ShownFiles['files'],
): WantedRow => {
  const file = value.file === undefined ? undefined : files.get(value.file);
  return {
    key: { ...owner, title: value.title },
    values: {
      description: value.description,
      documentType: value.type,
      ...(file && { mediaUrl: addressOf(file), mediaLength: file.length }),
    },
    fault,
  };
};

const videoRow = ({
  entry: { value, fault },
  owner,
}: Owned<Dataset['videos'][number]['value']>): WantedRow => {
  const { type, videoId, title, description } = newVideo(value.link);
  return { key: { ...owner, videoType: type, videoId }, values: {}, initial: { title, description }, fault };
};
