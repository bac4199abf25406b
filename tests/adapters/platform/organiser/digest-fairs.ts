import { zonedInstant } from '@fairdesk/core/shared';
import type { Query } from '#adapters/platform/database/open-database.ts';

export const FAIRS = ['101', '201', '202'] as const;
export const PEOPLE = ['ann@example.org', 'bo@example.org'];

/** A task of one company at a fair, due on a day of its zone. */
export interface Given {
  readonly fair: number;
  readonly people: readonly number[];
  readonly due: string;
}

export const rowOf = (id: string) => ({ id, created: '', modified: '' });
const compact = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
export const nameOf = (place: number): string => `Company ${place}`;

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
        ...{ ...rowOf(id), eventId, code: `task-${place}`, titles: '{"en":"Send it"}', date, required: 1 },
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
