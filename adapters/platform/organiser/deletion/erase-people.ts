import { type RawBuilder, sql } from 'kysely';
import { readProfileChanges } from '../../../shared/resources/profile-changes.ts';
import type { Query } from '../../database/open-database.ts';
import { PERSONAL_TABLES } from '../personal-data/personal-tables.ts';
import { emailsIn } from './erased.ts';

interface ClearedName {
  readonly table: string;
  readonly column: string;
  /** What replaces the name. */
  readonly to: string | null;
  /** Limits the rows to those of an event; absent where rows belong to none. */
  readonly at?: (event: string) => RawBuilder<unknown>;
}

const ofEvent = (event: string) => sql`"eventId" = ${event}`;
const ofCompanies = (event: string) =>
  sql`"participationId" in (select "id" from "participations" where "eventId" = ${event})`;

const ofSites = (event: string) => sql`"site" in (select "name" from "sites" where "eventId" = ${event})`;

/** Columns of rows that stay when the person they name is deleted. */
const CLEARED_NAMES: readonly ClearedName[] = [
  { table: 'participations', column: 'email', to: null, at: ofEvent },
  { table: 'accounts', column: 'email', to: null },
  { table: 'tasks', column: 'completedBy', to: null, at: ofCompanies },
  { table: 'taskChanges', column: 'actor', to: '', at: ofCompanies },
  {
    table: 'questionnaireRevisions',
    column: 'submittedBy',
    to: null,
    at: (event) => sql`"questionnaireId" in (select "id" from "questionnaires" where ${ofCompanies(event)})`,
  },
  { table: 'letters', column: 'actor', to: '', at: ofEvent },
  { table: 'imports', column: 'actor', to: '', at: ofEvent },
  { table: 'serviceKeys', column: 'createdBy', to: '', at: ofEvent },
  { table: 'webhooks', column: 'createdBy', to: '', at: ofEvent },
  { table: 'pageDrafts', column: 'publishBy', to: null, at: ofSites },
  { table: 'pageDrafts', column: 'publishedBy', to: null, at: ofSites },
  { table: 'pageVersions', column: 'editor', to: null, at: ofSites },
  { table: 'siteImages', column: 'uploadedBy', to: null, at: ofSites },
];

/** Tables with rules of their own: see {@link eraseHistory}, {@link eraseImports} and {@link erasedMails}. */
const ELSEWHERE: readonly string[] = [
  'auditEntries',
  'importSteps',
  'outbox',
  'contactMessages',
  'accessRequests',
];

/** Deletes people from every table, their sessions and tokens included, and clears their names in rows that stay. */
export const erasePeople = async (query: Query, emails: readonly string[]): Promise<void> => {
  if (emails.length === 0) return;
  const users = await query.selectFrom('users').select('id').where('email', 'in', emails).execute();
  await clearNames(query, emails);
  for (const table of ['eventPermissions', 'invitations'])
    await deleteWhere(query, table, sql`lower("email")`, emails);
  const others = new Set([...CLEARED_NAMES.map(({ table }) => table), ...ELSEWHERE]);
  for (const { table, by } of PERSONAL_TABLES.filter((each) => !others.has(each.table)))
    for (const [column, reference] of Object.entries(by)) {
      if (reference === 'email') await deleteWhere(query, table, sql`lower(${sql.ref(column)})`, emails);
      if (reference === 'user')
        await deleteWhere(query, table, sql.ref(column), [...users.map(({ id }) => id), ...emails]);
    }
};

/** Ends the roles of people at one event, with what they chose, read and did there. */
export const erasePeopleAt = async (
  query: Query,
  event: string,
  emails: readonly string[],
): Promise<void> => {
  if (emails.length === 0) return;
  await clearNames(query, emails, event);
  for (const table of ['eventPermissions', 'invitations', 'deskPreferences', 'remindedDays'] as const)
    await query.deleteFrom(table).where('eventId', '=', event).where('email', 'in', emails).execute();
  await query
    .deleteFrom('messageReads')
    .where('email', 'in', emails)
    .where('messageId', 'in', query.selectFrom('messages').select('id').where('eventId', '=', event))
    .execute();
};

const deleteWhere = async (
  query: Query,
  table: string,
  column: RawBuilder<unknown>,
  values: readonly string[],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ${column} in (${sql.join(values)})`.execute(query);
};

/** @param event all events when omitted */
const clearNames = async (query: Query, emails: readonly string[], event?: string): Promise<void> => {
  for (const { table, column, to, at } of CLEARED_NAMES) {
    if (event !== undefined && at === undefined) continue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where lower(${sql.ref(column)}) in (${sql.join(emails)})
      and ${event === undefined || at === undefined ? sql`1 = 1` : at(event)}`.execute(query);
  }
  await clearAuthors(query, emails, event);
  await clearTaskChanges(query, emails, event);
  await clearProfileChanges(query, emails, event);
};

/** A change that can be undone remembers who completed the task before. */
const clearTaskChanges = async (query: Query, emails: readonly string[], event?: string): Promise<void> => {
  const { rows } = await sql<{ id: string; participationId: string; before: string; after: string }>`
    select "id", "participationId", "before", "after" from "taskChanges"
    where ("before" like '%@%' or "after" like '%@%')
    and ${event === undefined ? sql`1 = 1` : ofCompanies(event)}`.execute(query);
  const people = new Set(emails);
  const cleared = (text: string) =>
    emailsIn(text).some((email) => people.has(email))
      ? JSON.stringify(JSON.parse(text), (_name, value) =>
          typeof value === 'string' && people.has(value.toLowerCase()) ? null : value,
        )
      : text;
  for (const { id, participationId, before, after } of rows)
    if ([before, after].some((text) => cleared(text) !== text))
      await query
        .updateTable('taskChanges')
        .set({ before: cleared(before), after: cleared(after) })
        .where('id', '=', id)
        .where('participationId', '=', participationId)
        .execute();
};

/** A profile that waits for approval loses a contact address that was theirs. */
const clearProfileChanges = async (
  query: Query,
  emails: readonly string[],
  event?: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string; profileChanges: string }>`
    select "id", "profileChanges" from "participations" where "profileChanges" like '%@%'
    and ${event === undefined ? sql`1 = 1` : ofEvent(event)}`.execute(query);
  const people = new Set(emails);
  for (const { id, profileChanges } of rows) {
    const changes = readProfileChanges(JSON.parse(profileChanges));
    if (!changes.email || !people.has(changes.email.address.toLowerCase())) continue;
    const email = { address: '', isPublic: false };
    await query
      .updateTable('participations')
      .set({ profileChanges: JSON.stringify({ ...changes, email }) })
      .where('id', '=', id)
      .execute();
  }
};

/** News stays without its author, also in the version that visitors see during a review. */
const clearAuthors = async (query: Query, emails: readonly string[], event?: string): Promise<void> => {
  const { rows } = await sql<Authored>`select "id", "authorEmail", "approvedVersion" from "newsItems"
    where ("authorEmail" is not null or "approvedVersion" like '%@%')
    and ${event === undefined ? sql`1 = 1` : ofCompanies(event)}`.execute(query);
  const people = new Set(emails);
  for (const { id, authorEmail, approvedVersion } of rows) {
    const isAuthor = people.has(authorEmail?.toLowerCase() ?? '');
    const version = withoutAuthor(approvedVersion, people);
    if (isAuthor || version !== approvedVersion)
      await query
        .updateTable('newsItems')
        .set({ ...(isAuthor && { author: null, authorEmail: null }), approvedVersion: version })
        .where('id', '=', id)
        .execute();
  }
};

interface Authored {
  readonly id: string;
  readonly authorEmail: string | null;
  readonly approvedVersion: string | null;
}

const withoutAuthor = (version: string | null, people: ReadonlySet<string>): string | null => {
  if (version === null || !emailsIn(version).some((email) => people.has(email))) return version;
  const fields: Readonly<Record<string, unknown>> = JSON.parse(version);
  const { authorEmail } = fields;
  if (typeof authorEmail !== 'string' || !people.has(authorEmail.toLowerCase())) return version;
  return JSON.stringify({ ...fields, author: '', authorEmail: '' });
};
