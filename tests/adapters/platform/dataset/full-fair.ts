import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { TABLE_ORDER } from '#adapters/platform/dataset/plan/row-references.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { type ImportDesk, openDesk } from './import-desk.ts';

export const EVENT = { event: 'spring' };
export const A = { ...EVENT, participation: 'a' };
export const RECORDED = { folder: 'spring', consent: { overwrite: false } };
export const OVERWRITE = { folder: 'spring', consent: { overwrite: true } };

/** A fair with one of everything that a folder can remove. */
const FULL: Files = {
  ...FAIR,
  'categories.csv': csv([
    { ...EVENT, code: 'flowers', parent: '', name_en: 'Flowers', name_nl: 'Bloemen' },
    { ...EVENT, code: 'cut', parent: 'flowers', name_en: 'Cut flowers' },
    { ...EVENT, code: 'roses', parent: 'cut', name_en: 'Roses', name_nl: 'Rozen' },
    { ...EVENT, code: 'tulips', parent: 'cut', name_en: 'Tulips', name_tr: 'Laleler' },
  ]),
  'awards.csv': csv([
    {
      ...EVENT,
      code: 'best',
      title_en: 'Best',
      title_nl: 'Beste',
      closesAt: '2027-01-10',
      categories: 'roses',
    },
    { ...EVENT, code: 'fresh', title_en: 'Fresh', audience: 'EXHIBITOR', categories: 'roses|tulips' },
  ]),
  'profiles.csv': csv([
    {
      ...{
        ...A,
        logo: 'pictures/stand.png',
        city: 'Ede',
        street: 'Dreef',
        uri_WEBSITE: 'https://acme.example',
      },
      ...{ shortDescription_en: 'Fresh', brands: 'Petal|Leaf', categories: 'roses|tulips' },
    },
  ]),
  'products.csv': csv([
    {
      ...A,
      name: 'Rose',
      images: 'pictures/stand.png|pictures/logo.png',
      categories: 'roses',
      url: 'https://r.example',
    },
    { ...A, name: 'Tulip', images: 'pictures/stand.png', categories: 'roses|tulips' },
  ]),
  'news.csv': csv([{ ...A, header: 'In bloom', author: 'Ann', image: 'pictures/stand.png' }]),
  'documents.csv': csv([
    {
      ...A,
      product: 'Rose',
      title: 'Care',
      type: 'BROCHURE',
      file: 'documents/care.pdf',
      description: 'How',
    },
  ]),
  'videos.csv': csv([
    { ...A, product: '', link: 'https://vimeo.com/76979871' },
    { ...A, product: 'Rose', link: 'https://vimeo.com/76979872' },
  ]),
  'messages.json': [
    {
      ...{ ...EVENT, ref: 'm1', date: 'today-1', title: { en: 'Hello', tr: 'Merhaba' } },
      ...{ content: { en: '<p>Hi</p>' }, audience: 'EXHIBITOR', publishFrom: '2027-01-01' },
    },
    { ...EVENT, ref: 'm2', date: 'today', title: { en: 'Second' } },
  ],
  'site-images.json': [{ site: 'spring', file: 'pictures/stand.png', name: 'Stand' }],
  'pictures/stand.png': smallPicture().bytes,
  'documents/care.pdf': smallPdf().bytes,
};

type Row = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string | number | null>>;

/** A desk whose store can be compared and changed row by row. */
export interface FullFairDesk extends ImportDesk {
  /** Every row that an import can write, without what every write changes. */
  readonly written: () => Promise<unknown>;
  readonly rowOf: (table: string, column: string, value: string) => Promise<Row>;
  readonly change: (table: string, id: unknown, values: Values) => Promise<unknown>;
  readonly insert: (table: string, row: Values) => Promise<unknown>;
  readonly remove: (table: string, column: string, value: unknown) => Promise<unknown>;
}

/** Imports {@link FULL} into a new store, and records it. */
export const openFullFair = async (place: Place): Promise<FullFairDesk> => {
  const desk = await openDesk(place);
  const { faults } = await desk.apply(FULL, undefined, RECORDED);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const tables = anyTable(desk.database.query);
  const comparable = ({ version: _, modified: __, updated: ___, ...row }: Row) => JSON.stringify(row);
  return {
    ...desk,
    written: async () =>
      Object.fromEntries(
        await Promise.all(
          TABLE_ORDER.map(async (table) => [table, (await desk.rows(table)).map(comparable).toSorted()]),
        ),
      ),
    rowOf: async (table, column, value) => {
      const row = (await desk.rows(table)).find((one) => one[column] === value);
      if (row === undefined) throw new Error(`${table}.${column} ${value}`);
      return row;
    },
    change: (table, id, values) =>
      tables.updateTable(table).set(values).where('id', '=', String(id)).execute(),
    insert: (table, row) => tables.insertInto(table).values(row).execute(),
    remove: (table, column, value) => tables.deleteFrom(table).where(column, '=', String(value)).execute(),
  };
};
