import { LETTERS_MAX, NO_TEXTS, type SentLetter, TextsSchema } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { fairPortal } from '../../mail/fair-portal.ts';
import { notFound } from '../../service.ts';

/** The newest letters of an event, with the states of their mails. */
export const sentLetters = async (query: Query, event: string): Promise<readonly SentLetter[]> =>
  withCounts(
    query,
    await lettersOf(query, event)
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(LETTERS_MAX)
      .execute(),
  );

/** One letter; 404 for one of another event. */
export const sentLetter = async (query: Query, event: string, id: string): Promise<SentLetter> => {
  const [letter] = await withCounts(query, await lettersOf(query, event).where('id', '=', id).execute());
  if (letter === undefined) throw notFound();
  return letter;
};

/** What a letter says about its fair, and where its portal is. */
export const letterFair = async (query: Query, event: string) => {
  const { name } = await query
    .selectFrom('events')
    .select('name')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  return { name, portal: await fairPortal(query, event) };
};

const lettersOf = (query: Query, event: string) =>
  query
    .selectFrom('letters')
    .select(['id', 'created', 'actor', 'channel', 'form', 'companies', 'people', 'slices'])
    .where('eventId', '=', event);

type Row = Awaited<ReturnType<ReturnType<typeof lettersOf>['executeTakeFirstOrThrow']>>;

const withCounts = async (query: Query, rows: readonly Row[]): Promise<readonly SentLetter[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await query
    .selectFrom('outbox')
    .select(({ fn }) => ['letterId', 'state', fn.countAll<number>().as('count')])
    .where('letterId', 'in', ids)
    .groupBy(['letterId', 'state'])
    .execute();
  const left = await query
    .selectFrom('letterSlices')
    .select(({ fn }) => ['letterId', fn.countAll<number>().as('count')])
    .where('letterId', 'in', ids)
    .groupBy('letterId')
    .execute();
  const leftOf = new Map(left.map(({ letterId, count }) => [letterId, Number(count)]));
  const countsOf = Map.groupBy(counts, ({ letterId }) => letterId);
  return rows.map(({ form, slices, ...row }) => ({
    ...row,
    percent: slices === 0 ? 100 : Math.floor((100 * (slices - (leftOf.get(row.id) ?? 0))) / slices),
    titles: TextsSchema.safeParse(JSON.parse(form).titles).data ?? NO_TEXTS,
    counts: Object.fromEntries(
      (countsOf.get(row.id) ?? []).map(({ state, count }) => [state, Number(count)]),
    ),
  }));
};
