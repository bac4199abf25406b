import { addDays, dayIn, eventIdOf } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { lockFairs } from '#adapters/platform/organiser/lock-fairs.ts';
import { runReminders } from '#adapters/platform/organiser/run-reminders.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/organiser-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { clearFairs, FAIRS, type Given, nameOf, PEOPLE, rowOf, storeFairs } from './digest-fairs.ts';
import { runAll, type Sent, START, URL, unsaid } from './digest-model.ts';

const ZONES = [
  'Pacific/Tongatapu',
  'Pacific/Pago_Pago',
  'UTC',
  'Europe/Amsterdam',
  'Asia/Tokyo',
  'Asia/Jakarta',
];
const days = fc.integer({ min: 0, max: 9 }).map((day) => addDays('2027-03-11', day));
const fairs = fc.tuple(
  ...FAIRS.map(() =>
    fc.record({
      zone: fc.constantFrom(...ZONES),
      schedule: fc.uniqueArray(fc.constantFrom(7, 2, 1, 0, -1), { minLength: 1, maxLength: 3 }),
    }),
  ),
);
const companies = fc.array(
  fc.record<Given>({
    fair: fc.nat(FAIRS.length - 1),
    people: fc.uniqueArray(fc.nat(PEOPLE.length - 1), { minLength: 1 }),
    due: days,
  }),
  { minLength: 1, maxLength: 5 },
);
/** Every hour, or seldom; by one server, or by two at once. */
const runs = fc.record(
  {
    hours: fc.constantFrom(1, 5, 5, 9, 31),
    isDouble: fc.boolean(),
    moved: fc.record({
      place: fc.nat(4),
      date: days.map((day) => `${day.replaceAll('-', '')}T120000Z`),
    }),
  },
  { requiredKeys: ['hours', 'isDouble'] },
);

describeEachDatabase('the digest of a day', (newPlace) => {
  let desk: OrganiserDesk;
  let databases: readonly [Database, Database];
  let now = new Date(START);
  const query = () => databases[0].query;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    const open = () => openDatabase({ ...place, log: quietLog });
    const first = await open();
    // Two connections of one process to SQLite would wait for each other forever.
    databases = [first, place.databaseUrl ? await open() : first];
    for (const id of FAIRS.slice(1))
      await query()
        .insertInto('events')
        .values({ ...rowOf(id), name: `Fair ${id}`, nameFolded: `fair ${id}`, slug: `fair-${id}` })
        .execute();
    await query().updateTable('events').set({ publicationStatus: 'PUBLIC', status: null }).execute();
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await desk.platform.close();
  });

  const clear = () => clearFairs(query());
  beforeEach(clear);

  const store = (settings: Parameters<typeof storeFairs>[1], given: readonly Given[]) =>
    storeFairs(query(), settings, given);
  const mails = () =>
    query().selectFrom('outbox').select(['recipient', 'created', 'body', 'eventId']).orderBy('id').execute();

  it('comes once a UTC day to each person, and leaves nothing due unsaid, whatever servers run', async () => {
    await fc.assert(
      fc.asyncProperty(
        fairs,
        companies,
        fc.array(runs, { minLength: 10, maxLength: 40 }),
        async (settings, given, ticks) => {
          await clear();
          await store(settings, given);
          const moments = await runAll(databases, ticks);
          const sent = await mails();
          const dayOf = ({ recipient, created }: Sent) => `${recipient} ${dayIn('UTC', new Date(created))}`;
          expect(new Set(sent.map(dayOf)).size).toBe(sent.length);
          const moved = new Set(ticks.map((tick) => tick.moved?.place));
          const reminders = given.flatMap((each, place) => {
            if (moved.has(place)) return [];
            const { zone = 'UTC', schedule = [] } = settings[each.fair] ?? {};
            return schedule.map((days) => ({
              ...{ zone, company: nameOf(place), day: addDays(each.due, -days) },
              people: each.people.map((person) => PEOPLE[person] ?? ''),
            }));
          });
          expect(reminders.flatMap((reminder) => unsaid(reminder, moments, sent))).toEqual([]);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  }, 600_000);

  const AMSTERDAM = { zone: 'Europe/Amsterdam', schedule: [1] };
  const UTC = { zone: 'UTC', schedule: [1] };
  const JAKARTA = { zone: 'Asia/Jakarta', schedule: [1] };
  const [ann = ''] = PEOPLE;
  const officeOf = (id: string) => {
    const event = eventIdOf(id);
    if (event === undefined) throw new Error('Unknown event');
    return createReminderOffice(desk.http, { ...desk.caller, event });
  };

  it('names the tasks of each fair with its links and zone, and every desk shows which fair sends it', async () => {
    await store(
      [AMSTERDAM, UTC, JAKARTA],
      [
        { fair: 0, people: [0], due: '2027-03-15' },
        { fair: 1, people: [0, 1], due: '2027-03-15' },
        { fair: 2, people: [1], due: '2027-03-18' },
      ],
    );
    now = new Date('2027-03-14T05:00:00Z');
    const before = (await officeOf('101').plan())._unsafeUnwrap();
    expect(before.recipients).toEqual([{ email: ann, companies: [nameOf(0)] }]);
    const planned = (await officeOf('101').preview(ann, [1]))._unsafeUnwrap();
    await runReminders(databases[0], URL, new Date('2027-03-14T07:00:00Z'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.recipient, mail?.eventId]).toEqual([ann, '101']);
    expect(mail?.body.trim()).toBe(planned.body.trim());
    expect(planned.subject).toBe('Aqua 2028 and Fair 201: 2 required tasks are still open');
    expect(mail?.body).toMatch(/Company 0 – Aqua 2028\n\n- .*\n.*12:00 CET.*\n.*\/aqua\/tasks#task-task-0/);
    expect(mail?.body).toMatch(
      /Company 1 – Fair 201\n\n- .*\n.*12:00 UTC.*\n.*\/fair-201\/tasks#task-task-1/,
    );
    now = new Date('2027-03-14T07:30:00Z');
    const at201 = officeOf('201');
    const [first, second] = (await at201.plan())._unsafeUnwrap().recipients;
    expect(first).toEqual({ email: ann, companies: [nameOf(1)], carriedBy: 'Aqua 2028' });
    expect(second).toEqual({ email: PEOPLE[1], companies: [nameOf(1)] });
    await runReminders(databases[0], URL, new Date('2027-03-14T08:00:00Z'));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(PEOPLE);
  });

  it('leaves what becomes due after it to the mail of the next day', async () => {
    await store([AMSTERDAM, UTC, JAKARTA], [{ fair: 0, people: [0], due: '2027-03-15' }]);
    await runReminders(databases[0], URL, new Date('2027-03-14T07:00:00Z'));
    await query().updateTable('participations').set({ eventId: '201' }).execute();
    for (const table of ['stands', 'taskDefinitions', 'eventPermissions'] as const)
      await query().updateTable(table).set({ eventId: '201' }).execute();
    now = new Date('2027-03-14T09:00:00Z');
    await runReminders(databases[0], URL, now);
    const at201 = officeOf('201');
    expect((await at201.plan())._unsafeUnwrap().recipients).toEqual([]);
    expect((await mails()).map(({ eventId }) => eventId)).toEqual(['101']);
    await runReminders(databases[0], URL, new Date('2027-03-15T08:00:00Z'));
    expect((await mails()).map(({ eventId }) => eventId)).toEqual(['101', '201']);
  });

  it('never names a company that is deleted at the same moment', async () => {
    await store(
      [AMSTERDAM, UTC, JAKARTA],
      [
        { fair: 0, people: [0], due: '2027-03-15' },
        { fair: 1, people: [0], due: '2027-03-15' },
      ],
    );
    const deleted = Promise.withResolvers<void>();
    const committed = Promise.withResolvers<void>();
    const deletion = databases[1].write(async (write) => {
      await lockFairs(write, ['201']);
      await write.deleteFrom('participations').where('id', '=', 'company-1').execute();
      deleted.resolve();
      await committed.promise;
    });
    await deleted.promise;
    const reminded = runReminders(databases[0], URL, new Date('2027-03-14T07:00:00Z'));
    setImmediate(committed.resolve);
    await Promise.all([deletion, reminded]);
    const [mail] = await mails();
    expect(mail?.body).toContain(nameOf(0));
    expect(mail?.body).not.toContain(nameOf(1));
  });
});
