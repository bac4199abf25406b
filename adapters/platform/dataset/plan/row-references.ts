import type { Cells } from '../read/cells.ts';
import * as kinds from './row-kinds.ts';

/** A column that names a row of another table. */
interface RowReference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

const references = (to: string, column: string, tables: readonly string[]): readonly RowReference[] =>
  tables.map((table) => ({ table, column, to }));

/** What is deleted with a row that a folder removes: the cascades of the database, and what the desk deletes first. */
export const BELOW: readonly RowReference[] = [
  { table: 'categories', column: 'parentId', to: 'categories' },
  ...references('categories', 'categoryId', [
    ...['participationCategories', 'productCategories', 'awardCategories'],
  ]),
  ...references('awards', 'awardId', ['awardCategories', 'questionnaires']),
  ...references('products', 'productId', [
    ...['images', 'documents', 'videos', 'productCategories', 'questionnaires'],
  ]),
  ...references('newsItems', 'newsItemId', ['images']),
  ...references('questionnaires', 'questionnaireId', [
    ...['images', 'documents', 'questionnaireRevisions', 'answers'],
  ]),
  ...references('messages', 'messageId', ['messageReads']),
];

/** What keeps a row that an import added, when the import is undone and someone has used the row since. */
export const USES: readonly RowReference[] = [
  ...BELOW.filter(({ to }) => to !== 'messages'),
  ...references('shows', 'showId', ['events']),
  ...references('organizers', 'organizerId', ['events']),
  ...references('events', 'eventId', [
    ...['participations', 'categories', 'products', 'newsItems', 'stands', 'segments', 'registrations'],
    ...['taskDefinitions', 'messages', 'eventPermissions', 'awards', 'sites', 'invitations', 'letters'],
    ...['accessRequests', 'contactMessages', 'serviceKeys', 'webhooks'],
  ]),
  ...references('participations', 'participationId', [
    ...['addOns', 'addresses', 'brands', 'documents', 'eventPermissions', 'images', 'invitations'],
    ...['newsItems', 'participationCategories', 'participationSegments', 'products', 'questionnaires'],
    ...['registrations', 'stands', 'taskDeadlines', 'tasks', 'uris', 'videos', 'webAccounts'],
  ]),
  ...references('sites', 'site', ['pages', 'dictionary', 'siteImages', 'pageDrafts']),
];

/** The tables that an import writes, each after those that its rows refer to. */
export const TABLE_ORDER: readonly string[] = [
  ...['shows', 'organizers', 'events', 'fairSlugs', 'sites', 'participations', 'stands', 'categories'],
  ...['products', 'newsItems', 'awards', 'questionnaires', 'questionnaireRevisions', 'answers', 'images'],
  ...['documents', 'videos', 'brands', 'addresses', 'uris', 'participationCategories', 'productCategories'],
  ...['awardCategories', 'taskDefinitions', 'tasks', 'taskDeadlines', 'messages', 'messageReads', 'users'],
  ...['eventPermissions', 'invitations', 'pages', 'dictionary', 'siteImages'],
];

const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(kinds).flatMap(({ id, table, key }) => (id === 'none' ? [[table, key]] : [])),
);

/** The columns that identify a row of a table. */
export const identityColumns = (table: string): readonly string[] => KEYS.get(table) ?? ['id'];

/** The columns that identify a row, with their values. */
export const identityOf = (table: string, row: Cells): Cells =>
  Object.fromEntries(identityColumns(table).map((column) => [column, row[column] ?? null]));

/** One text for a row of a table: its id, or the columns that identify it as JSON. */
export const rowIdOf = (table: string, row: Cells): string =>
  KEYS.has(table) ? JSON.stringify(identityOf(table, row)) : String(row.id);
