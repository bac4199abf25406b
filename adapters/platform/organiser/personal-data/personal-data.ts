import type { Query } from '../../database/open-database.ts';
import { storedRows } from '../../dataset/plan/stored-rows.ts';
import type { Cells } from '../../dataset/read/cells.ts';
import { PERSONAL_TABLES, type PersonalReference, type PersonalTable } from './personal-tables.ts';

/** What is stored about a company and its people, by table. */
export interface PersonalData {
  readonly company: string;
  /** The email addresses of its people, in alphabetical order. */
  readonly people: readonly string[];
  readonly tables: readonly { readonly table: string; readonly rows: readonly Cells[] }[];
}

/** Everything stored about an exhibitor and its people; `undefined` for an id of another event. */
export const personalDataOf = async (
  query: Query,
  event: string,
  id: string,
): Promise<PersonalData | undefined> => {
  const company = await query
    .selectFrom('participations')
    .select(['organizationName', 'accountId', 'email'])
    .where('id', '=', id)
    .where('eventId', '=', event)
    .executeTakeFirst();
  if (company === undefined) return undefined;
  const references = await referencesOf(query, id, company);
  const tables: PersonalData['tables'][number][] = [];
  const records = new Set([id]);
  for (const personal of PERSONAL_TABLES) {
    const ownRows = (await rowsOf(query, personal, { ...references, record: [...records] })).filter((row) =>
      isHere(row, event, id),
    );
    for (const row of ownRows) if (typeof row.id === 'string') records.add(row.id);
    const rows = ownRows.map((row) => without(row, personal.secrets ?? []));
    if (rows.length > 0) tables.push({ table: personal.table, rows });
  }
  return { company: company.organizationName, people: references.email, tables };
};

/** The rows of a table that any of its references finds, each once. */
const rowsOf = async (
  query: Query,
  { table, by }: PersonalTable,
  references: Readonly<Record<PersonalReference, readonly string[]>>,
): Promise<readonly Cells[]> => {
  const rowsByContent = new Map<string, Cells>();
  for (const [column, reference] of Object.entries(by))
    for (const row of await storedRows(query, table, column, references[reference]))
      rowsByContent.set(JSON.stringify(row), row);
  return [...rowsByContent.values()];
};

type References = Readonly<Record<Exclude<PersonalReference, 'record'>, readonly string[]>>;

const referencesOf = async (
  query: Query,
  id: string,
  { accountId, email }: { readonly accountId: string | null; readonly email: string | null },
): Promise<References> => {
  const idsIn = async (table: string, column: string, values: readonly string[]) =>
    (await storedRows(query, table, column, values)).map((row) => String(row.id));
  const people = await peopleOf(query, id);
  const products = await idsIn('products', 'participationId', [id]);
  const entries = await idsIn('questionnaires', 'participationId', [id]);
  const users = await idsIn('users', 'email', people);
  return {
    company: [id],
    account: accountId === null ? [] : [accountId],
    product: products,
    newsItem: await idsIn('newsItems', 'participationId', [id]),
    questionnaire: entries,
    email: [...new Set([...people, ...(email === null ? [] : [email.toLowerCase()])])].toSorted(),
    user: [...users, ...people],
    subject: [
      `exhibitor:${id}`,
      ...products.map((product) => `product:${product}`),
      ...entries.map((entry) => `entry:${entry}`),
    ],
  };
};

const peopleOf = async (query: Query, id: string): Promise<readonly string[]> => {
  const permissions = await storedRows(query, 'eventPermissions', 'participationId', [id]);
  const invitations = await storedRows(query, 'invitations', 'participationId', [id]);
  return [...new Set([...permissions, ...invitations].map(({ email }) => String(email)))].toSorted();
};

/** A person may work for other companies and at other fairs: their data there is not this exhibitor's. */
const isHere = ({ eventId, participationId }: Cells, event: string, id: string): boolean =>
  (!eventId || eventId === event) && (!participationId || participationId === id);

const without = (row: Cells, secrets: readonly string[]): Cells =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !secrets.includes(name) && value !== null),
  );

/** The keys of the files that these rows name. */
export const fileKeysIn = async (query: Query, { tables }: PersonalData): Promise<readonly string[]> => {
  const text = JSON.stringify(tables);
  const keys = [...new Set([...text.matchAll(/\/files\/([0-9a-f-]{36})/g)].map(([, key = '']) => key))];
  const rows = await storedRows(query, 'files', 'key', keys);
  return rows.flatMap(({ key, original }) => (original === null ? [String(key)] : [])).toSorted();
};
