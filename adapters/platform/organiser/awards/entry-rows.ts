import type { EntryFilter, EntryPage, ListedEntry } from '@fairdesk/core/organiser';
import { ENTRIES_PAGE } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { awardQuestionnaires } from '../../awards/award-questionnaires.ts';
import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { searchPatterns } from '../search-patterns.ts';
import { textsOf } from '../stored-texts.ts';
import { timeZoneOf } from '../time-zone-of.ts';

/** A page of the entries of an award; 404 for an award of another fair. */
export const entryPage = async (
  query: Query,
  event: string,
  award: string,
  { state, search = '', page = 0 }: EntryFilter,
): Promise<EntryPage> => {
  await requireAward(query, event, award);
  let matching = awardQuestionnaires(query, event, award);
  if (state) matching = matching.where('questionnaires.status', '=', STATUSES[state]);
  for (const pattern of searchPatterns(search)) {
    matching = matching.where(
      sql<boolean>`(${sql.ref('participations.organizationNameFolded')} like ${pattern} escape '!'
        or ${sql.ref('products.nameFolded')} like ${pattern} escape '!')`,
    );
  }
  const { count } = await matching.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await selected(matching)
    .orderBy('participations.organizationNameFolded')
    .orderBy('products.name')
    .orderBy('questionnaires.id')
    .limit(ENTRIES_PAGE)
    .offset(ENTRIES_PAGE * page)
    .execute();
  return {
    timeZone: await timeZoneOf(query, event),
    counts: await countsOf(query, event, award),
    items: await listed(query, rows),
    total: Number(count),
  };
};

/** A stored entry with what is listed of it; 404 for none. */
export const entryRow = async (query: Query, event: string, award: string, id: string) => {
  const row = await selected(awardQuestionnaires(query, event, award))
    .select(['questionnaires.submissionId', 'questionnaires.participationId', 'awards.eventId'])
    .select(['questionnaires.reopenedAt', 'questionnaires.reopenReason'])
    .select('questionnaireRevisions.content')
    .where('questionnaires.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const [entry] = await listed(query, [row]);
  if (entry === undefined) throw notFound();
  return { row, entry };
};

/** 404 when the fair has no such award. */
export const requireAward = async (query: Query, event: string, code: string): Promise<void> => {
  const award = await query
    .selectFrom('awards')
    .select('id')
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  if (award === undefined) throw notFound();
};

const STATUSES = { draft: 'DRAFT', submitted: 'SUBMITTED' } as const;

const selected = (entries: ReturnType<typeof awardQuestionnaires>) =>
  entries
    .select(['questionnaires.id', 'questionnaires.status', 'questionnaires.modified'])
    .select(['questionnaires.productId', 'products.name as product'])
    .select(['participations.organizationName as company'])
    .select(['questionnaireRevisions.revision', 'questionnaireRevisions.submittedAt'])
    .select(({ selectFrom }) =>
      selectFrom('answers')
        .select(({ fn }) => fn.max('answers.modified').as('changed'))
        .whereRef('answers.questionnaireId', '=', 'questionnaires.id')
        .as('changed'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

const listed = async (query: Query, rows: readonly Row[]): Promise<readonly ListedEntry[]> => {
  const categories = await categoriesOf(
    query,
    rows.map(({ productId }) => productId),
  );
  return rows.map(({ id, product, company, productId, status, modified, changed, revision, submittedAt }) => {
    const lastChange = changed !== null && changed > modified ? changed : modified;
    const isSubmitted = status === 'SUBMITTED';
    return {
      ...{ id, product, company, categories: categories.get(productId) ?? [] },
      state: isSubmitted ? 'submitted' : 'draft',
      revision: isSubmitted ? (revision ?? 0) : 0,
      at: isSubmitted ? (submittedAt ?? modified) : lastChange,
    };
  });
};

const categoriesOf = async (
  query: Query,
  products: readonly string[],
): Promise<ReadonlyMap<string, ListedEntry['categories']>> => {
  if (products.length === 0) return new Map();
  const rows = await query
    .selectFrom('productCategories')
    .innerJoin('categories', 'categories.id', 'productCategories.categoryId')
    .select(['productCategories.productId', 'categories.name', 'categories.names'])
    .where('productCategories.productId', 'in', products)
    .orderBy('categories.name')
    .execute();
  const named = rows.map(({ productId, name, names }) => ({
    productId,
    names: { en: name, ...writtenIn(textsOf(names)) },
  }));
  return new Map(
    [...Map.groupBy(named, ({ productId }) => productId)].map(([id, own]) => [
      id,
      own.map(({ names }) => names),
    ]),
  );
};

const writtenIn = (texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const countsOf = async (query: Query, event: string, award: string): Promise<EntryPage['counts']> => {
  const rows = await awardQuestionnaires(query, event, award)
    .select(({ fn }) => ['questionnaires.status', fn.countAll().as('count')])
    .groupBy('questionnaires.status')
    .execute();
  const countOf = (state: keyof typeof STATUSES) =>
    Number(rows.find(({ status }) => status === STATUSES[state])?.count ?? 0);
  return { draft: countOf('draft'), submitted: countOf('submitted') };
};
