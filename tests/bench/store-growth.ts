import { sql } from 'kysely';
import { fold } from '#adapters/platform/database/fold.ts';
import { openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '../support/quiet-log.ts';
import { insertAll, LIST_NOW, storeCompanies } from './store-exhibitors.ts';

/** A demo fair with its companies, pages and products. */
export const FAIR = { event: '101', site: 'clearwater' } as const;
/** Another one, without a limit on products: there the lists of one company grow. */
export const LISTS = { event: '102', site: 'glass-and-green' } as const;
/** Of the company that is measured. */
export const COMPANY = 'Noria Pumps';

const AT = LIST_NOW.toISOString();
const row = (id: string) => ({ id, created: AT, modified: AT });
const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

/** Adds this many companies, pages and products to a demo fair, and as many tasks and products to one company's lists. */
export const storeGrowth = async (place: Place, count: number): Promise<void> => {
  const database = await openDatabase({ ...place, log: quietLog });
  await database.write(async (query) => {
    await storeCompanies(query, FAIR.event, count);
    await query
      .updateTable('participations')
      .set(({ ref }) => ({
        ...{ isPublic: 1, publicationStatus: 'PUBLIC', slug: ref('id') },
        ...{ name: ref('organizationName'), nameFolded: ref('organizationNameFolded') },
      }))
      .where('id', 'like', `${FAIR.event}-c-%`)
      .execute();
    await storeProducts(query, FAIR.event, (number) => `${FAIR.event}-c-${number}`, count);
    await storePages(query, count);
    const { id } = await query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', LISTS.event)
      .where('organizationName', '=', COMPANY)
      .executeTakeFirstOrThrow();
    await storeProducts(query, LISTS.event, () => id, count / 10);
    await insertAll(
      query,
      'taskDefinitions',
      numbersTo(count).map((number) => ({
        ...row(`growth-t-${number}`),
        ...{ code: `G${number}`, titles: '{"en":"Task"}', eventId: LISTS.event, required: 1 },
        date: '20280201T120000Z',
      })),
    );
  });
  // PostgreSQL counts its rows by itself within a minute, and marks the pages that all statements see; until then it
  // plans for a few rows, and its indexes alone answer nothing.
  if (place.databaseUrl) await sql`vacuum analyze`.execute(database.query);
  await database.close();
};

const storeProducts = (
  query: Query,
  event: string,
  companyOf: (number: number) => string,
  count: number,
): Promise<void> =>
  insertAll(
    query,
    'products',
    numbersTo(count).map((number) => {
      const name = `Pump ${(number * 7919) % count}`;
      return {
        ...row(`${event}-growth-p-${number}`),
        ...{ eventId: event, participationId: companyOf(number), registrationStatus: 'new' },
        ...{ name, nameFolded: fold(name), sortIndex: 1000 + number, publicationStatus: 'PUBLIC' },
      };
    }),
  );

const storePages = (query: Query, count: number): Promise<void> =>
  insertAll(
    query,
    'pages',
    numbersTo(count).map((number) => ({
      ...{ site: FAIR.site, language: 'en', path: `/topic-${number}`, updated: AT },
      layout: JSON.stringify({
        ...{ name: `topic-${number}`, displayName: `Topic ${number}`, itemId: `topic-${number}` },
        ...{ templateName: 'Page', fields: { MetaDescription: { value: 'About water' } } },
        placeholders: {
          'headless-main': [
            { componentName: 'RichText', params: {}, fields: { Text: { value: 'Water and pumps' } } },
          ],
        },
      }),
    })),
  );
