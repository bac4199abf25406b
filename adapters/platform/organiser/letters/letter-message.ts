import { EVERYONE } from '@fairdesk/core/events';
import type { LetterForm } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import type { FairWriter } from '../fair-writer.ts';
import { mailingCode } from '../messages/mailing-segment.ts';
import { createMessage } from '../messages/message-writes.ts';
import { isNarrowed } from './letter-audience.ts';

/**
 * The most companies that a message names one by one. Every portal reads the audience of every message, so more are
 * a segment of the fair, of which each portal reads only its own.
 */
const NAMED_COMPANIES_MAX = 100;

/** Whether the message of a letter is for a segment, which {@link linkCompanies} fills. */
export const hasSegment = (form: LetterForm, companies: number): boolean =>
  isNarrowed(form) && companies > NAMED_COMPANIES_MAX;

interface Published {
  /** The id of the letter. */
  readonly id: string;
  readonly form: LetterForm;
  readonly ids: readonly string[];
}

/** Adds the message of a letter; a narrowed letter is for its companies of today. */
export const addLetterMessage = async (
  query: Query,
  writer: FairWriter,
  { id, form, ids }: Published,
): Promise<void> => {
  const { channel: _, late: __, neverSignedIn: ___, selection: ____, ...message } = form;
  const audience = isNarrowed(form) ? await narrowed(query, writer, { id, form, ids }) : form.audience;
  const stored = await createMessage(query, writer, { ...message, audience });
  await query.updateTable('letters').set({ messageId: stored.id }).where('id', '=', id).execute();
};

const narrowed = async (query: Query, { event, now }: FairWriter, { id, form, ids }: Published) => {
  if (!hasSegment(form, ids.length)) return { ...EVERYONE, participation: ids };
  const [moment, name] = [now.toISOString(), inLanguage(form.titles, 'en')];
  await query
    .insertInto('segments')
    .values({
      ...{ id, code: mailingCode(id), name, nameFolded: fold(name), eventId: event },
      ...{ created: moment, modified: moment },
    })
    .execute();
  return { ...EVERYONE, segment: [mailingCode(id)] };
};

/** Adds companies that still exist to the segment of a letter. */
export const linkCompanies = async (query: Query, letter: string, ids: readonly string[]): Promise<void> => {
  await query
    .insertInto('participationSegments')
    .columns(['participationId', 'segmentId'])
    .expression(
      query
        .selectFrom('participations')
        .innerJoin('segments', 'segments.eventId', 'participations.eventId')
        .select(['participations.id', 'segments.id as segmentId'])
        .where('participations.id', 'in', ids)
        .where('segments.id', '=', letter),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
