import { reminderKey } from '@fairdesk/core/organiser';
import { addDays, dayIn, zonedInstant } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { runReminders } from '#adapters/platform/organiser/reminders/run-reminders.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { maker } from '#tests/support/worlds/test-platform.ts';

const URL = 'https://desk.example';
const ZONE = 'Pacific/Tongatapu';
const EVENT = { type: 'events', id: '101', attributes: {} };
/** Two required tasks and one optional, with their deadlines as local days in Tonga, at 23:59. */
const TASKS = [
  { code: 'drawing', day: '2027-03-15', required: true, audience: '' },
  { code: 'power#1', day: '2027-03-17', required: true, audience: 'hall:8' },
  { code: 'tickets', day: '2027-03-15', required: false, audience: '' },
] as const;
const COMPANIES = ['Kas', 'Su Yolu', 'Noria'] as const;
const AGENT = 'agent@example.org';
const isFor = (recipient: string, company: string) =>
  recipient === AGENT || recipient.startsWith(company.toLowerCase().replace(' ', '-'));
const local = (day: string, time: string) => zonedInstant(day, time, ZONE);
const stamp = (day: string) =>
  local(day, '23:59')
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');

interface Reminder {
  readonly recipient: string;
  readonly body: string;
  readonly once: string | null;
}

/** A reminder is about required tasks that its recipient can complete and that are open. */
const expectOwnOpenTasks = (
  { recipient, body, once }: Reminder,
  done: readonly (readonly [company: number, task: number])[],
) => {
  const day = once?.split(':').at(-1) ?? '';
  expect(once).toBe(reminderKey('*', { email: recipient, day }));
  expect(recipient).not.toContain('viewer');
  expect(body).not.toContain('tickets');
  const isOpen = (company: number, task: number) =>
    !done.some(([place, each]) => place === company && each === task);
  // Only the first company stands in hall 8.
  const hasOpen = (company: number) => isOpen(company, 0) || (company === 0 && isOpen(0, 1));
  for (const [company, name] of COMPANIES.entries())
    if (!isFor(recipient, name) || !hasOpen(company)) expect(body).not.toContain(name);
  if (recipient === 'kas@example.org') expect(body.includes('Send drawing')).toBe(isOpen(0, 0));
};

describeEachDatabase('reminders', (newPlace) => {
  let desk: OrganiserDesk;
  /** Two servers on one store. */
  let databases: readonly [Database, Database];
  let now = local('2027-03-01', '12:00');
  const companies: string[] = [];

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    const open = () => openDatabase({ ...place, log: quietLog });
    const first = await open();
    // Two connections of one process to SQLite would wait for each other forever.
    databases = [first, place.databaseUrl ? await open() : first];
    const { make, participation } = maker(desk);
    await databases[0].query
      .updateTable('events')
      .set({ timeZone: ZONE, publicationStatus: 'PUBLIC' })
      .where('id', '=', '101')
      .execute();
    for (const { code, day, required, audience } of TASKS)
      await make(
        'task-definitions',
        { code, titles: { en: `Send ${code}`, nl: `Stuur ${code}` }, date: stamp(day), required, audience },
        { event: EVENT },
      );
    for (const organizationName of COMPANIES) {
      const company = await participation(EVENT, { organizationName });
      companies.push(company.id);
      const email = `${organizationName.toLowerCase().replace(' ', '-')}@example.org`;
      for (const [address, role] of [
        [email, 'owner'],
        [AGENT, 'editor'],
        [`viewer-${email}`, 'viewer'],
      ])
        await make('event-permissions', { email: address, role }, { event: EVENT, participation: company });
    }
    const participationOf = { type: 'participations', id: companies[0] ?? '', attributes: {} };
    await make(
      'stands',
      { standNumber: '8.A1', hall: '8' },
      { event: EVENT, participation: participationOf },
    );
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await desk.platform.close();
  });

  const query = () => databases[0].query;
  const office = () => createReminderOffice(desk.http, desk.caller);
  const mails = () =>
    query()
      .selectFrom('outbox')
      .select(['recipient', 'once', 'body', 'subject', 'participationId', 'created'])
      .where('once', 'like', 'reminder:%')
      .orderBy('id')
      .execute();
  const settle = async (settings: { isOn?: number; lastDay?: string | null }) => {
    await query()
      .insertInto('reminderSettings')
      .values({ eventId: '101', isOn: 1, schedule: '[2,0]', lastDay: null, ...settings })
      .execute();
  };
  const setDone = async (done: readonly (readonly [company: number, task: number])[]) => {
    await query().deleteFrom('tasks').execute();
    for (const [company, task] of done)
      await query()
        .insertInto('tasks')
        .values({
          ...{ id: `${company}-${task}`, code: TASKS[task]?.code ?? '', status: 'CLOSED', completedBy: null },
          ...{ completedAt: null, participationId: companies[company] ?? '', created: '', modified: '' },
        })
        .execute();
  };
  beforeEach(async () => {
    await query().deleteFrom('outbox').execute();
    await query().deleteFrom('remindedDays').execute();
    await query().deleteFrom('reminderSettings').execute();
    await query().deleteFrom('taskDeadlines').execute();
    await setDone([]);
  });

  it.prop(
    [
      fc.uniqueArray(fc.tuple(fc.nat(2), fc.nat(1)), { selector: String }),
      fc.array(fc.record({ hours: fc.nat(30), server: fc.constantFrom(0, 1, 'both' as const) }), {
        minLength: 1,
        maxLength: 12,
      }),
    ],
    { numRuns: 15 },
  )(
    'reach each person once a day, about their open required tasks, whatever servers run',
    async (done, runs) => {
      await query().deleteFrom('outbox').execute();
      await query().deleteFrom('remindedDays').execute();
      await query().deleteFrom('reminderSettings').execute();
      await setDone(done);
      await settle({});
      let at = local('2027-03-12', '03:00');
      for (const { hours, server } of runs) {
        at = new Date(at.getTime() + hours * 3_600_000);
        const [one, other] = databases;
        if (server === 'both') await Promise.all([runReminders(one, URL, at), runReminders(other, URL, at)]);
        else await runReminders(server === 0 ? one : other, URL, at);
      }
      const queued = await mails();
      expect(new Set(queued.map(({ once }) => once)).size).toBe(queued.length);
      for (const mail of queued) expectOwnOpenTasks(mail, done);
    },
    300_000,
  );

  example('begin at 08:00 at the fair, and list tasks with links that open them', async () => {
    await settle({});
    expect(await runReminders(databases[0], URL, local('2027-03-15', '07:59'))).toBe(0);
    expect(await runReminders(databases[0], URL, local('2027-03-15', '08:00'))).toBe(4);
    const kas = (await mails()).find(({ recipient }) => recipient === 'kas@example.org');
    expect(kas?.subject).toBe('Aqua 2028: 2 required tasks are still open');
    expect(kas?.participationId).toBe(companies[0]);
    expect(kas?.body).toContain('of Kas for Aqua 2028');
    expect(kas?.body).toMatch(/- Send drawing\n {2}Deadline: 15 March 2027 at 23:59 GMT\+13 \(today\)/);
    expect(kas?.body).toMatch(
      /- Send power#1\n.*\(in 2 days\)\n {2}https:\/\/desk\.example\/aqua\/tasks#task-power%231/,
    );
    expect(await runReminders(databases[1], URL, local('2027-03-15', '20:00'))).toBe(0);
    expect((await mails()).length).toBe(4);
  });

  example('follow a deadline that a company has of its own', async () => {
    await settle({});
    await query()
      .insertInto('taskDeadlines')
      .values({
        ...{ id: 'd1', code: 'drawing', date: stamp('2027-03-20'), participationId: companies[2] ?? '' },
        ...{ created: '', modified: '' },
      })
      .execute();
    await runReminders(databases[0], URL, local('2027-03-15', '09:00'));
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'agent@example.org',
      'kas@example.org',
      'su-yolu@example.org',
    ]);
    await runReminders(databases[0], URL, local('2027-03-20', '09:00'));
    expect((await mails()).map(({ once }) => once)).toContain(
      // 08:00 in Tonga is still the day before in UTC.
      'reminder:*:noria@example.org:2027-03-19',
    );
  });

  example('are never sent while off, nor for a fair that is a draft, cancelled or archived', async () => {
    const at = local('2027-03-15', '09:00');
    expect(await runReminders(databases[0], URL, at)).toBe(0);
    await settle({ isOn: 0 });
    expect(await runReminders(databases[0], URL, at)).toBe(0);
    await query().updateTable('reminderSettings').set({ isOn: 1 }).execute();
    for (const state of [
      { publicationStatus: 'DRAFT' },
      { status: 'CANCELLED' },
      { archiveAt: '2027-03-01' },
    ]) {
      await query().updateTable('events').set(state).where('id', '=', '101').execute();
      expect(await runReminders(databases[0], URL, at)).toBe(0);
      await query()
        .updateTable('events')
        .set({ publicationStatus: 'PUBLIC', status: null, archiveAt: null })
        .where('id', '=', '101')
        .execute();
    }
    expect(await mails()).toEqual([]);
  });

  example('can be looked at before they are sent, for any schedule, as any recipient', async () => {
    now = local('2027-03-15', '06:00');
    const plan = (await office().plan([0]))._unsafeUnwrap();
    expect(plan).toMatchObject({ isOn: false, people: 4, companies: 3, tasks: 3, day: '2027-03-15' });
    expect(plan.recipients[0]).toEqual({
      email: 'agent@example.org',
      companies: [...COMPANIES],
      isCarried: false,
    });
    const found = async (search: string) =>
      (await office().plan([0], search))._unsafeUnwrap().recipients.map(({ email }) => email);
    for (const company of COMPANIES)
      expect(await found(company.toUpperCase())).toContain('agent@example.org');
    expect(await found('noria@ NORIA')).toEqual(['noria@example.org']);
    expect(await found('stranger')).toEqual([]);
    const mail = (await office().preview('noria@example.org', [0]))._unsafeUnwrap();
    expect(mail.recipient).toBe('noria@example.org');
    expect(mail.body).toContain('Send drawing');
    expect((await office().preview('stranger@example.org', [0]))._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await office().plan([]))._unsafeUnwrap().people).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it.prop([fc.integer({ min: 0, max: 23 })], { numRuns: 8 })(
    'that are switched on begin today before 08:00, else tomorrow, and what was planned is what is sent',
    async (hour) => {
      await query().deleteFrom('outbox').execute();
      await query().deleteFrom('remindedDays').execute();
      await query().deleteFrom('reminderSettings').execute();
      now = local('2027-03-15', `${String(hour).padStart(2, '0')}:30`);
      const before = (await office().plan())._unsafeUnwrap();
      const form = { isOn: true, schedule: [2, 1, 0] };
      const saved = (await office().save(form, before.version))._unsafeUnwrap();
      expect(saved).toMatchObject(form);
      expect((await office().save(form, before.version))._unsafeUnwrapErr().kind).toBe('conflict');
      const first = dayIn(ZONE, now) === '2027-03-15' && hour < 8 ? '2027-03-15' : '2027-03-16';
      const time = hour < 8 ? '08:00' : '23:50';
      expect(await runReminders(databases[0], URL, local('2027-03-15', time))).toBe(
        first === '2027-03-15' ? saved.people : 0,
      );
      await runReminders(databases[0], URL, local(addDays('2027-03-15', 1), '08:00'));
      const days = (await mails()).map(({ created }) => dayIn(ZONE, new Date(created)));
      expect(days.includes('2027-03-15')).toBe(first === '2027-03-15');
      expect(days).toContain('2027-03-16');
      const [entry] = (
        await createAuditTrail(desk.http, desk.caller).entries({ subject: 'reminders' })
      )._unsafeUnwrap();
      expect(entry).toMatchObject({ action: 'reminders.save', after: form });
    },
  );
});
