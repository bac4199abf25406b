import { naturalKey } from '@fairdesk/core/organiser';
import type { Insertable } from 'kysely';
import { fold } from '#adapters/platform/database/fold.ts';
import type { Query } from '#adapters/platform/database/open-database.ts';
import type { Tables } from '#adapters/platform/database/tables.ts';

/** The moment at which the stored deadlines lie in the past or in the future. */
export const LIST_NOW = new Date('2027-01-12T12:00:00Z');
const TASKS = 12;
const NAMES = ['Istanbul Çiçek', 'Kas en Co', 'Bloem', 'Água Viva', 'Pump'];
const ROWS_AT_ONCE = 200;

const row = (id: string) => ({ id, created: LIST_NOW.toISOString(), modified: LIST_NOW.toISOString() });

/** Stores an event with this many exhibitors, at `/fair-{event}`. */
export const storeExhibitors = async (query: Query, event: string, count: number): Promise<void> => {
  await query
    .insertInto('events')
    .values({ ...row(event), name: 'Fair', nameFolded: 'fair', slug: `fair-${event}` })
    .execute();
  const codes = Array.from({ length: TASKS }, (_, task) => task);
  await insertAll(
    query,
    'taskDefinitions',
    codes.map((task) => ({
      ...row(`${event}-t-${task}`),
      ...{ code: `T${task}`, titles: '{"en":"Task"}', eventId: event, required: 1 },
      date: task < 8 ? '20270101T120000Z' : '20270201T120000Z',
    })),
  );
  await storeCompanies(query, event, count);
};

/** Adds this many exhibitors to an event that is there. */
export const storeCompanies = async (query: Query, event: string, count: number): Promise<void> => {
  const codes = Array.from({ length: TASKS }, (_, task) => task);
  const numbers = Array.from({ length: count }, (_, number) => ({ number, id: `${event}-c-${number}` }));
  await insertAll(
    query,
    'participations',
    numbers.map(({ number, id }) => {
      const name = `${NAMES[number % NAMES.length]} ${(number * 7919) % count}`;
      return {
        ...row(id),
        ...{ eventId: event, organizationName: name, organizationNameFolded: fold(name) },
        ...{ status: 'CONFIRMED', participationType: number % 5 ? 'EXHIBITOR' : 'CO_EXHIBITOR' },
        ...{ isPublic: number % 2, longDescription: number % 3 ? name.repeat(60) : '' },
      };
    }),
  );
  await insertAll(
    query,
    'stands',
    numbers.map(({ number, id }) => {
      const standNumber = `${1 + (number % 12)}.B${number}`;
      return {
        ...row(`${id}-s`),
        ...{ eventId: event, participationId: id, hall: String(1 + (number % 12)), standNumber },
        standNumberNatural: naturalKey(fold(standNumber)),
      };
    }),
  );
  await storePeople(query, event, numbers);
  await insertAll(
    query,
    'tasks',
    numbers.flatMap(({ number, id }) =>
      codes
        .filter((task) => (number + task) % 3)
        .map((task) => ({
          ...row(`${id}-t-${task}`),
          participationId: id,
          code: `T${task}`,
          status: 'CLOSED',
        })),
    ),
  );
};

const storePeople = async (
  query: Query,
  event: string,
  numbers: readonly { readonly number: number; readonly id: string }[],
): Promise<void> => {
  const emailOf = (number: number) => `someone${number}@fair${event}.company${number}.example`;
  await insertAll(
    query,
    'eventPermissions',
    numbers.map(({ number, id }) => ({
      ...row(`${id}-p`),
      ...{ eventId: event, participationId: id, email: emailOf(number), role: 'owner' },
    })),
  );
  await insertAll(
    query,
    'signIns',
    numbers
      .filter(({ number }) => number % 3)
      .map(({ number }) => ({
        email: emailOf(number),
        latest: new Date(LIST_NOW.getTime() - number * 60_000).toISOString(),
      })),
  );
};

export const insertAll = async <T extends keyof Tables>(
  query: Query,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> => {
  for (let place = 0; place < rows.length; place += ROWS_AT_ONCE)
    await query
      .insertInto(table)
      .values(rows.slice(place, place + ROWS_AT_ONCE))
      .execute();
};
