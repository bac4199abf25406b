import { audienceOf } from '@fairdesk/core/events';
import type { Query } from '../../database/open-database.ts';
import type { MessageRow } from './message-rows.ts';

const PREFIX = 'mailing-';

/** The code of the segment of a letter. */
export const mailingCode = (letter: string): string => `${PREFIX}${letter}`;

/** Deletes the segments of letters that a deleted message was for, unless another message or a task uses them. */
export const removeMailingSegments = async (
  query: Query,
  { eventId, audience }: Pick<MessageRow, 'eventId' | 'audience'>,
): Promise<void> => {
  const codes = audienceOf(audience ?? '').segment.filter((code) => code.startsWith(PREFIX));
  for (const code of codes) {
    const isUsed = async (table: 'messages' | 'taskDefinitions') =>
      (await query
        .selectFrom(table)
        .select('id')
        .where('eventId', '=', eventId)
        .where('audience', 'like', `%segment:${code}%`)
        .executeTakeFirst()) !== undefined;
    if ((await isUsed('messages')) || (await isUsed('taskDefinitions'))) continue;
    await query.deleteFrom('segments').where('eventId', '=', eventId).where('code', '=', code).execute();
  }
};
