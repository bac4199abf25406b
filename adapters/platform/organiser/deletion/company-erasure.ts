import type { DeletionPart } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { fileKeysIn, type PersonalData, personalDataOf } from '../personal-data/personal-data.ts';
import { PERSONAL_TABLES, type PersonalReference } from '../personal-data/personal-tables.ts';
import type { Erased } from './erased.ts';
import { peopleElsewhere } from './people-elsewhere.ts';

/** A company with everything that is deleted with it. */
export interface CompanyErasure {
  readonly name: string;
  readonly erased: Erased & { readonly company: NonNullable<Erased['company']> };
  /** The keys of its files; other companies may use them too. */
  readonly files: readonly string[];
  readonly figures: Readonly<Partial<Record<DeletionPart, number>>>;
  /** The account, unless another participation has it. */
  readonly account: string | undefined;
  /** Whether the company takes part in other fairs. */
  readonly isElsewhere: boolean;
}

const OF_COMPANY: ReadonlySet<PersonalReference> = new Set([
  'company',
  'product',
  'newsItem',
  'questionnaire',
]);

/** The tables whose rows are deleted with their company. */
const COMPANY_TABLES: ReadonlySet<string> = new Set(
  PERSONAL_TABLES.filter(
    ({ table, by }) => table !== 'outbox' && Object.values(by).some((reference) => OF_COMPANY.has(reference)),
  ).map(({ table }) => table),
);

/** Reads what is deleted with a company; `undefined` for an id of another event. */
export const companyErasure = async (
  query: Query,
  event: string,
  id: string,
): Promise<CompanyErasure | undefined> => {
  const data = await personalDataOf(query, event, id);
  const row = await query
    .selectFrom('participations')
    .select(['organizationName', 'name', 'email', 'accountId'])
    .where('id', '=', id)
    .where('eventId', '=', event)
    .executeTakeFirst();
  if (data === undefined || row === undefined) return undefined;
  const own = {
    ...data,
    tables: data.tables.filter(({ table }) => COMPANY_TABLES.has(table)).map(ownRows(id)),
  };
  const people = await peopleOf(query, id);
  const elsewhere = await peopleElsewhere(query, people, ({ participationId }) => participationId === id);
  const others = row.accountId === null ? [] : await othersWith(query, row.accountId, id);
  return {
    name: row.organizationName,
    erased: {
      event,
      leaving: people.filter((email) => !elsewhere.has(email)),
      hereOnly: [],
      company: {
        id,
        names: [...new Set([row.organizationName, row.name ?? ''])].filter((name) => name !== ''),
        contact: row.email?.toLowerCase() ?? '',
        people,
        records: new Set([
          id,
          ...own.tables.flatMap(({ rows }) => rows.map((each) => String(each.id ?? id))),
        ]),
      },
    },
    files: await fileKeysIn(query, own),
    figures: figuresOf(own),
    account: others.length === 0 ? (row.accountId ?? undefined) : undefined,
    isElsewhere: others.some(({ eventId }) => eventId !== event),
  };
};

/** Another company may have one of the people as its contact address. */
const ownRows =
  (id: string) =>
  ({ table, rows }: PersonalData['tables'][number]): PersonalData['tables'][number] => ({
    table,
    rows: table === 'participations' ? rows.filter((row) => row.id === id) : rows,
  });

const peopleOf = async (query: Query, id: string): Promise<readonly string[]> => {
  const emails = await Promise.all(
    (['eventPermissions', 'invitations'] as const).map((table) =>
      query.selectFrom(table).select('email').where('participationId', '=', id).execute(),
    ),
  );
  return [...new Set(emails.flat().map(({ email }) => email))].toSorted();
};

const othersWith = (query: Query, account: string, id: string) =>
  query
    .selectFrom('participations')
    .select('eventId')
    .where('accountId', '=', account)
    .where('id', '!=', id)
    .execute();

const figuresOf = ({ tables }: PersonalData): CompanyErasure['figures'] => {
  const count = (name: string) => tables.find(({ table }) => table === name)?.rows.length ?? 0;
  return {
    stands: count('stands'),
    products: count('products'),
    news: count('newsItems'),
    images: count('images') + count('videos'),
    documents: count('documents'),
    tasks: count('tasks'),
    entries: count('questionnaires'),
    invitations: count('invitations'),
  };
};
