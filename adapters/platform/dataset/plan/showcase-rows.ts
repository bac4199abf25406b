import { newVideo } from '@fairdesk/core/media';
import { NEWS_FIELDS } from '@fairdesk/core/news';
import { PRODUCT_FIELDS } from '@fairdesk/core/products';
import {
  dayIn,
  FIRST_IMAGE_INDEX,
  type FormConstraints,
  mapFields,
  SORT_GAP,
  storedDay,
} from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import { sanitise } from '../../../shared/sanitise.ts';
import { addressOf } from '../../files/file-repository.ts';
import { thumbnailUrls } from '../../files/upload.ts';
import type { Cell } from '../../profile-service/rows.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import { parseDay } from '../read/day-text.ts';
import type { Entry } from '../read/read-table.ts';
import type { FairEventRef, Found } from './fair-directory.ts';
import type { FairFile, FairFiles } from './fair-files.ts';
import type { PlannedRow, RowPlan } from './plan-rows.ts';
import { type OwnedRows, rowsToRemove } from './replaced-rows.ts';
import { NEWS, PRODUCTS } from './row-kinds.ts';

/** A company's row, with its event and company. */
export interface Placed<Row> {
  readonly entry: Entry<Row>;
  readonly event: FairEventRef;
  readonly company: string;
}

/** The cells of a form as they are stored; its days are resolved against today at the fair. */
const formCells = <Fields extends FormConstraints>(
  fields: Fields,
  row: Readonly<Partial<Record<keyof Fields, Cell | undefined>>>,
  { timeZone }: FairEventRef,
  now: Date,
): Readonly<Record<keyof Fields, Cell | undefined>> =>
  mapFields(fields, ({ kind }, name) => {
    const cell = row[name];
    if (typeof cell !== 'string') return cell;
    if (kind === 'html') return sanitise(cell);
    return kind === 'day' ? storedDay(parseDay(cell, dayIn(timeZone, now))) : cell;
  });

/** A product as the folder describes it. */
export const productRow = (
  { entry: { value, fault }, event, company }: Placed<Dataset['products'][number]['value']>,
  now: Date,
): PlannedRow => ({
  key: { participationId: company, name: value.name },
  values: { ...formCells(PRODUCT_FIELDS, value, event, now), publicationStatus: value.publicationStatus },
  initial: { eventId: event.id, isNovelty: 0, registrationStatus: 'new' },
  isRemoved: value.remove === 1,
  fault,
});

/** A news item as the folder describes it. */
export const newsRow = (
  { entry: { value, fault }, event, company }: Placed<Dataset['news'][number]['value']>,
  now: Date,
): PlannedRow => ({
  key: { participationId: company, header: value.header },
  values: { ...formCells(NEWS_FIELDS, value, event, now), publicationStatus: value.publicationStatus },
  initial: { eventId: event.id },
  isRemoved: value.remove === 1,
  fault,
});

/** Links a product to its categories. */
export const pairRows = (
  { rows }: RowPlan,
  company: string,
  { value, fault }: Entry<Dataset['products'][number]['value']>,
  ids: readonly string[],
  stored: OwnedRows,
): readonly PlannedRow[] => {
  const productId = rows.get(keyOf({ participationId: company, name: value.name }, PRODUCTS.key))?.id ?? null;
  return [
    ...ids.map((categoryId) => ({ key: { productId, categoryId }, values: {}, fault })),
    ...rowsToRemove(value.categories, stored, productId, ['categoryId', ids], fault),
  ];
};

const imageRow = (
  file: FairFile,
  owner: Cells,
  title: string,
  sortIndex: number,
  fault: PlannedRow['fault'],
): PlannedRow => ({
  key: { participationId: null, productId: null, newsItemId: null, ...owner, mediaUrl: addressOf(file) },
  values: { mediaLength: file.length, thumbnailUrls: thumbnailUrls(file, file.thumbnails) },
  initial: { title, sortIndex },
  fault,
});

/** The pictures of a product, in order. */
export const productImages = (
  { entry: { value, fault }, company }: Placed<Dataset['products'][number]['value']>,
  { rows }: RowPlan,
  files: FairFiles['files'],
  stored: OwnedRows,
): readonly PlannedRow[] => {
  const productId = rows.get(keyOf({ participationId: company, name: value.name }, PRODUCTS.key))?.id ?? null;
  const images = (value.images?.items ?? []).flatMap((name, place) => {
    const file = files.get(name);
    const sortIndex = place === 0 ? FIRST_IMAGE_INDEX : place * SORT_GAP;
    return file ? [imageRow(file, { productId }, value.name, sortIndex, fault)] : [];
  });
  const mediaUrl = images.map(({ key }) => key.mediaUrl ?? null);
  return [...images, ...rowsToRemove(value.images, stored, productId, ['mediaUrl', mediaUrl], fault)];
};

/** The picture of a news item. */
export const newsImages = (
  { entry: { value, fault }, company }: Placed<Dataset['news'][number]['value']>,
  { rows }: RowPlan,
  files: FairFiles['files'],
  stored: OwnedRows,
): readonly PlannedRow[] => {
  const file = value.image ? files.get(value.image) : undefined;
  const newsItemId =
    rows.get(keyOf({ participationId: company, header: value.header }, NEWS.key))?.id ?? null;
  if (file) return [imageRow(file, { newsItemId }, value.header, SORT_GAP, fault)];
  const list = { isReplaced: value.image === null, items: [] };
  return rowsToRemove(list, stored, newsItemId, ['mediaUrl', []], fault);
};

/** A document or video with its owner: a product, or the company itself. */
interface Owned<Row> {
  readonly entry: Entry<Row>;
  readonly owner: Cells;
}

/** Resolves the product that an entry belongs to, if it names one. */
export const withProduct = <
  Row extends { readonly product?: string | undefined; readonly remove?: number | undefined },
>(
  { entry, company }: Placed<Row>,
  { rows }: RowPlan,
): Found<Owned<Row>> => {
  const { product, remove } = entry.value;
  if (product === undefined) return ok({ entry, owner: { participationId: company, productId: null } });
  const id = rows.get(keyOf({ participationId: company, name: product }, PRODUCTS.key))?.id;
  // What belongs to a removed product is removed with it.
  if (id === undefined && remove === 1) return err([]);
  return id === undefined
    ? err([entry.fault('product', `This company has no product "${product}".`)])
    : ok({ entry, owner: { participationId: null, productId: id } });
};

/** A document as the folder describes it. */
export const documentRow = (
  { entry: { value, fault }, owner }: Owned<Dataset['documents'][number]['value']>,
  files: FairFiles['files'],
): PlannedRow => {
  const file = value.file === undefined ? undefined : files.get(value.file);
  return {
    key: { ...owner, title: value.title },
    values: {
      description: value.description,
      documentType: value.type,
      ...(file && { mediaUrl: addressOf(file), mediaLength: file.length }),
    },
    isRemoved: value.remove === 1,
    fault,
  };
};

/** A video as the folder describes it, titled with its id. */
export const videoRow = ({
  entry: { value, fault },
  owner,
}: Owned<Dataset['videos'][number]['value']>): PlannedRow => {
  const { type, videoId, title, description } = newVideo(value.link);
  return {
    key: { ...owner, videoType: type, videoId },
    values: {},
    initial: { title, description },
    isRemoved: value.remove === 1,
    fault,
  };
};
