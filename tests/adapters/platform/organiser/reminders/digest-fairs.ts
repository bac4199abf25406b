import { zonedInstant } from '@fairdesk/core/shared';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { createMailLoop } from '#adapters/platform/mail/mail-loop.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

export const FAIRS = ['101', '201', '202'] as const;
export const PEOPLE = ['ann@example.org', 'bo@example.org'];

/** A task of one company at a fair, due on a day of its zone. */
export interface Given {
  readonly fair: number;
  readonly people: readonly number[];
  readonly due: string;
}

const rowOf = (id: string) => ({ id, created: '', modified: '' });
const compact = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
export const nameOf = (place: number): string => `Company ${place}`;
export const taskOf = (place: number): string => `Send drawing ${place}`;
export const fairOf = (place: number): string => (place === 0 ? 'Aqua 2028' : `Fair ${FAIRS[place]}`);

/** Bulk mail waits for ever. */
const NO_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example', perMinute: 0 };

/** An installation with all fairs published, and two connections to its store. */
export const openDigestDesk = async (place: Place, clock: () => Date) => {
  const desk = await openOrganiserDesk(place, { clock, mail: NO_MAIL });
  const open = () => openDatabase({ ...place, log: quietLog });
  const first = await open();
  // Two connections of one process to SQLite would wait for each other forever.
  const databases: readonly [Database, Database] = [first, place.databaseUrl ? await open() : first];
  for (const [number, id] of FAIRS.entries()) {
    const name = fairOf(number);
    if (number > 0)
      await first.query
        .insertInto('events')
        .values({ ...rowOf(id), name, nameFolded: name.toLowerCase(), slug: `fair-${id}` })
        .execute();
  }
  await first.query.updateTable('events').set({ publicationStatus: 'PUBLIC', status: null }).execute();
  return { desk, databases };
};

/** The queued mails as they are sent, the oldest first. */
export const sentMails = async (query: Query): Promise<readonly SentMail[]> => {
  const rows = await query.selectFrom('outbox').selectAll().orderBy('id').execute();
  const sent: SentMail[] = [];
  const loop = createMailLoop('bulk', {
    queue: {
      claim: async () => rows.splice(0),
      begin: async () => 1,
      settle: async () => false,
      markUnsure: async () => {},
      release: async () => {},
    },
    send: async (id, { recipient, subject, body }) => {
      const { created = '', eventId = null } = all.get(id) ?? {};
      sent.push({ id, recipient, subject, body, created, eventId });
      return { kind: 'accepted', answer: '' };
    },
    log: quietLog,
    ...{ batch: rows.length, atOnce: 1, slowAtOnce: 1 },
  });
  const all = new Map(rows.map((row) => [row.id, row]));
  await loop.wake();
  return sent;
};

export interface SentMail {
  readonly id: string;
  readonly recipient: string;
  readonly created: string;
  readonly body: string;
  readonly subject: string;
  readonly eventId: string | null;
}

/** Deletes the companies of all fairs, with their reminders. */
export const clearFairs = async (query: Query): Promise<void> => {
  for (const table of [
    ...(['outbox', 'reminderSettings', 'remindedDays', 'eventPermissions'] as const),
    ...(['participations', 'taskDefinitions'] as const),
  ])
    await query.deleteFrom(table).execute();
};

/** Stores the reminder settings of each fair, and a company with one task for each of these. */
export const storeFairs = async (
  query: Query,
  settings: readonly { readonly zone: string; readonly schedule: readonly number[] }[],
  given: readonly Given[],
): Promise<void> => {
  for (const [place, { zone, schedule }] of settings.entries()) {
    const eventId = FAIRS[place] ?? '';
    await query.updateTable('events').set({ timeZone: zone }).where('id', '=', eventId).execute();
    await query
      .insertInto('reminderSettings')
      .values({ eventId, isOn: 1, schedule: JSON.stringify(schedule), lastDay: null })
      .execute();
  }
  for (const [place, { fair, people, due }] of given.entries()) {
    const [eventId = '', id] = [FAIRS[fair], `company-${place}`];
    const date = compact(zonedInstant(due, '12:00', settings[fair]?.zone ?? 'UTC'));
    await query
      .insertInto('participations')
      .values({ ...rowOf(id), eventId, organizationName: nameOf(place), status: 'CONFIRMED' })
      .execute();
    await query
      .insertInto('stands')
      .values({ ...rowOf(id), eventId, participationId: id, standNumber: `${place}.A1`, hall: `h${place}` })
      .execute();
    await query
      .insertInto('taskDefinitions')
      .values({
        ...{
          ...rowOf(id),
          eventId,
          code: `task-${place}`,
          titles: JSON.stringify({ en: taskOf(place) }),
          date,
          required: 1,
        },
        audience: `hall:h${place}`,
      })
      .execute();
    for (const person of people)
      await query
        .insertInto('eventPermissions')
        .values({
          ...{ ...rowOf(`${id}-${person}`), eventId, participationId: id, role: 'owner' },
          email: PEOPLE[person] ?? '',
        })
        .execute();
  }
};
