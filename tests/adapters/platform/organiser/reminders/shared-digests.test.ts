import { dayIn, eventIdOf } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { lockFairs } from '#adapters/platform/organiser/lock-fairs.ts';
import { runReminders } from '#adapters/platform/organiser/reminders/run-reminders.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import type { OrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import {
  clearFairs,
  type Given,
  nameOf,
  openDigestDesk,
  PEOPLE,
  type SentMail,
  sentMails,
  storeFairs,
} from './digest-fairs.ts';
import { anyCompanies, anyFairs, anyRun, runAll, START, URL, unsaid } from './digest-model.ts';

describeEachDatabase('the digest of a day', (newPlace) => {
  let desk: OrganiserDesk;
  let databases: readonly [Database, Database];
  let now = new Date(START);
  const query = () => databases[0].query;

  beforeAll(async () => {
    ({ desk, databases } = await openDigestDesk(await newPlace(), () => now));
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await desk.platform.close();
  });

  const clear = () => clearFairs(query());
  beforeEach(clear);

  const store = (settings: Parameters<typeof storeFairs>[1], given: readonly Given[]) =>
    storeFairs(query(), settings, given);
  const mails = () => sentMails(query());

  it('comes once a UTC day to each person, and leaves nothing due unsaid, whichever servers run or die', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFairs,
        anyCompanies,
        fc.array(anyRun, { minLength: 10, maxLength: 40 }),
        async (settings, given, ticks) => {
          await clear();
          await store(settings, given);
          const moments = await runAll(databases, ticks);
          const sent = await mails();
          const dayOf = ({ recipient, created }: SentMail) =>
            `${recipient} ${dayIn('UTC', new Date(created))}`;
          expect(new Set(sent.map(dayOf)).size).toBe(sent.length);
          expect(unsaid(settings, given, ticks, moments, sent)).toEqual([]);
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
    expect(before.recipients).toEqual([{ email: ann, companies: [nameOf(0)], isCarried: false }]);
    const planned = (await officeOf('101').preview(ann, [1]))._unsafeUnwrap();
    await runReminders(databases[0], URL, new Date('2027-03-14T07:00:00Z'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.recipient, mail?.eventId]).toEqual([ann, '101']);
    expect(mail?.subject).toBe('Aqua 2028 and Fair 201: 2 required tasks are still open');
    expect(planned.subject).toBe('Aqua 2028: 1 required task is still open');
    const log = createMailLog(desk.http, desk.caller);
    const [logged] = (await log.page({}))._unsafeUnwrap().items;
    expect(logged?.subject).toBe(planned.subject);
    expect((await log.read(logged?.id ?? ''))._unsafeUnwrap().body?.trim()).toBe(planned.body.trim());
    expect(mail?.body).toMatch(/Company 0 – Aqua 2028\n\n- .*\n.*12:00 CET.*\n.*\/aqua\/tasks#task-task-0/);
    expect(mail?.body).toMatch(
      /Company 1 – Fair 201\n\n- .*\n.*12:00 UTC.*\n.*\/fair-201\/tasks#task-task-1/,
    );
    now = new Date('2027-03-14T07:30:00Z');
    const at201 = officeOf('201');
    const [first, second] = (await at201.plan())._unsafeUnwrap().recipients;
    expect(first).toEqual({ email: ann, companies: [nameOf(1)], isCarried: true });
    const carried = (await at201.preview(ann, [1]))._unsafeUnwrap();
    expect(carried.subject).toBe('Fair 201: 1 required task is still open');
    expect(carried.body).not.toContain('Aqua');
    expect(second).toEqual({ email: PEOPLE[1], companies: [nameOf(1)], isCarried: false });
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
