import { addDays } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import type { MailedDigest, RemindedFair } from './reminder-digests.ts';

/**
 * Until which day people were reminded at a fair, where that is another day than the fair's last one: a mail of
 * another fair may name a day before the fair sends its own, or leave one for the next mail.
 */
export const remindedDaysOf = async (query: Query, event: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await query
    .selectFrom('remindedDays')
    .select(['email', 'day'])
    .where('eventId', '=', event)
    .execute();
  return new Map(rows.map(({ email, day }) => [email, day]));
};

/** Deletes what says nothing more, because the fair now sends for this day. */
export const forgetDays = async (query: Query, event: string, day: string): Promise<void> => {
  await query.deleteFrom('remindedDays').where('eventId', '=', event).where('day', '<', day).execute();
};

/** Records until which day of a fair a mail has reminded a person. */
export const recordDay = async (query: Query, event: string, email: string, day: string): Promise<void> => {
  await query
    .insertInto('remindedDays')
    .values({ email, eventId: event, day })
    .onConflict((conflict) => conflict.columns(['email', 'eventId']).doUpdateSet({ day }))
    .execute();
};

/**
 * Leaves digests to the next day's mail, because these people have had one today.
 *
 * @param day the day of the fair that the digests are for
 * @param remindedDays until which day people were reminded before
 */
export const postpone = async (
  query: Query,
  { id, lastDay }: RemindedFair,
  day: string,
  digests: readonly MailedDigest[],
  remindedDays: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { email } of digests)
    await recordDay(query, id, email, remindedDays.get(email) ?? lastDay ?? addDays(day, -1));
};
