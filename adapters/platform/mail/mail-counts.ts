import type { Query } from '../database/open-database.ts';

/** The states in which a mail still needs work: of the mailer, or of an organiser. */
const PENDING = ['waiting', 'handing', 'unsure', 'failed'] as const;

/** How many mails are in each state that is not final; for monitoring. */
export const mailCounts = async (query: Query): Promise<Readonly<Record<string, number>>> => {
  const rows = await query
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('state', 'in', PENDING)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [String(state), Number(count)]));
  return Object.fromEntries(PENDING.map((state) => [state, counts.get(state) ?? 0]));
};
