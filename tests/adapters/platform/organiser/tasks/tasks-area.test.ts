import { randomUUID } from 'node:crypto';
import { type Audience, EVERYONE, isInAudience } from '@fairdesk/core/events';
import {
  NEW_TASK,
  NO_TEXTS,
  TASK_CONSEQUENCE_MAX,
  type TaskForm,
  type TaskState,
  taskFormOf,
  taskStateOf,
} from '@fairdesk/core/organiser';
import { inLanguage, LANGUAGES, toCompact } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createTaskPlanner } from '#adapters/organiser/task-service.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { type FairCompany, fillFair, tasksInPortal } from '#tests/support/worlds/task-fair.ts';

const ZONE = 'Europe/Amsterdam';
const now = new Date('2027-11-20T12:00:00Z');
const form = (part: Partial<TaskForm> = {}): TaskForm => ({
  ...NEW_TASK,
  titles: { ...NO_TEXTS, en: 'Send your drawing', nl: 'Stuur uw tekening' },
  contents: { ...NO_TEXTS, en: '<p>PDF, 1:50</p>' },
  categoryTitles: { ...NO_TEXTS, en: 'Stand building' },
  day: '2028-01-12',
  ...part,
});

const some = <T extends string>(...values: readonly T[]) => fc.subarray([...values]);
const anyAudience: fc.Arbitrary<Audience> = fc.record({
  type: some('EXHIBITOR', 'START_UP'),
  hall: some('8', '10'),
  category: some('water', 'pumps'),
  segment: some('vip'),
  participation: fc.constant([]),
});
const PASSED = { day: '2027-11-01', time: '10:00' };
const AHEAD = { day: '2027-12-24', time: '10:00' };
const PASSED_STAMP = toCompact(new Date('2027-11-01T09:00:00Z'));
const AHEAD_STAMP = toCompact(new Date('2027-12-24T09:00:00Z'));

describeEachDatabase('the tasks of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let companies: readonly FairCompany[];
  beforeAll(async () => {
    desk = await openOrganiserDesk(await newPlace(), { clock: () => now });
    companies = await fillFair(desk);
  });
  afterAll(() => desk.platform.close());

  const planner = () => createTaskPlanner(desk.http, desk.caller);
  const portal = () => tasksInPortal(desk, () => now);
  const plan = async () => (await planner().plan())._unsafeUnwrap();
  const create = async (part: Partial<TaskForm> = {}) => (await planner().create(form(part)))._unsafeUnwrap();
  const entries = async () => (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
  const remove = async (code: string) => (await planner().remove(code))._unsafeUnwrap();
  const first = () => companies[0] as FairCompany;

  example(
    'are added once however often the same one is sent, at once or later, also with other texts',
    async () => {
      const id = randomUUID();
      const send = (part: Partial<TaskForm> = {}) => planner().create(form(part), { id });
      const sent = await Promise.all([send(), send(), send()]);
      const [code = '', ...others] = sent.map((each) => each._unsafeUnwrap().code);
      expect(others).toEqual([code, code]);
      const before = (await entries()).length;
      await send();
      expect(await entries()).toHaveLength(before);
      (await send({ day: '2028-01-13' }))._unsafeUnwrap();
      const tasks = (await plan()).tasks.filter((task) => task.code.startsWith(code));
      expect(tasks.map((task) => taskFormOf(task, ZONE).day)).toEqual(['2028-01-13']);
      const [change] = await entries();
      expect(change).toMatchObject({ action: 'task.change', subject: `task:${code}` });
      await remove(code);
    },
  );

  it.prop([anyAudience, fc.boolean(), fc.boolean(), some('0', '1', '2', '3'), some('0', '1', '2', '3')], {
    numRuns: 25,
  })(
    'have the counts and the companies that the rules give, and the portal shows them to the same companies',
    async (audience, required, isPassed, closedFor, extendedFor) => {
      const { code, due } = await create({ audience, required, ...(isPassed ? PASSED : AHEAD) });
      const [closed, extended] = [idsAt(closedFor), idsAt(extendedFor)];
      (await planner().extend(code, extended, isPassed ? AHEAD : PASSED))._unsafeUnwrap();
      (await planner().close(code, closed))._unsafeUnwrap();
      const other = isPassed ? AHEAD_STAMP : PASSED_STAMP;
      const expected = companies
        .filter(({ company }) => isInAudience(audience, company))
        .map(({ id }): Expected => {
          const own = extended.includes(id) ? other : due;
          const status = closed.includes(id) ? 'CLOSED' : 'OPEN';
          return { id, due: own, state: taskStateOf({ status, required, due: own }, now) };
        });
      await expectCounts(code, expected);
      await expectLists(code, expected);
      await expectPortal(code, expected);
      await remove(code);
    },
  );

  interface Expected {
    readonly id: string;
    readonly due: string;
    readonly state: TaskState;
  }
  const idsAt = (places: readonly string[]): readonly string[] =>
    companies.filter((_, place) => places.includes(String(place))).map(({ id }) => id);
  /** Open ones include late ones. */
  const inState = (expected: readonly Expected[], state: TaskState) =>
    expected.filter((company) => (state === 'open' ? company.state !== 'done' : company.state === state));
  const expectCounts = async (code: string, expected: readonly Expected[]) => {
    const [done = 0, open = 0, late = 0] = (['done', 'open', 'late'] as const).map(
      (state) => inState(expected, state).length,
    );
    const planned = (await plan()).tasks.find((task) => task.code === code);
    // Completed now.
    const doneLate = inState(expected, 'done').filter(({ due }) => due < toCompact(now)).length;
    expect(planned).toMatchObject({ done, doneLate, open, late });
  };
  const expectLists = async (code: string, expected: readonly Expected[]) => {
    for (const state of [undefined, 'done', 'open', 'late'] as const) {
      const page = (await planner().companies(code, { state }))._unsafeUnwrap();
      const listed = page.items.map((company) => ({
        id: company.id,
        due: company.due,
        state: company.state,
      }));
      expect(listed).toEqual(state ? inState(expected, state) : expected);
      expect(page.total).toBe(listed.length);
    }
  };
  const expectPortal = async (code: string, expected: readonly Expected[]) => {
    for (const { id } of companies) {
      const task = (await portal().list(id, 'en'))._unsafeUnwrap().find((one) => one.code === code);
      const here = expected.find((company) => company.id === id);
      expect(task && { due: task.due, isDone: task.status === 'CLOSED' }).toEqual(
        here && { due: here.due, isDone: here.state === 'done' },
      );
    }
  };

  example(
    'read back as they were saved, in the zone of the fair, and the history has each change',
    async () => {
      const made = await create({ titles: { ...NO_TEXTS, en: 'Rigging', nl: 'Ophangpunten' } });
      expect(made).toMatchObject({ code: 'rigging', category: 'stand-building', due: '20280112T225900Z' });
      const edited = taskFormOf(made, ZONE);
      expect(edited).toMatchObject({ day: '2028-01-12', time: '23:59' });
      const changed = {
        ...edited,
        day: '2028-07-01',
        linkHref: '/stand',
        linkTitles: { ...NO_TEXTS, tr: 'Stant' },
      };
      const saved = (await planner().save(made.code, changed, made.version))._unsafeUnwrap();
      expect(taskFormOf(saved, ZONE)).toEqual(changed);
      expect(saved.due).toBe('20280701T215900Z');
      const [task] = (await portal().list(first().id, 'nl'))._unsafeUnwrap();
      expect(task).toMatchObject({ title: 'Ophangpunten', due: saved.due, content: '<p>PDF, 1:50</p>' });
      const [entry] = await entries();
      expect(entry).toMatchObject({
        ...{ actor: 'olga@fair.example', action: 'task.change', subject: `task:${made.code}` },
        ...{ label: 'Rigging', before: { due: made.due }, after: { due: saved.due } },
      });
      await remove(made.code);
    },
  );

  const words = fc.stringMatching(/^(?:[a-zç]{1,12})?$/);
  it.prop([fc.record({ en: words, nl: words, es: words, tr: words }), words], { numRuns: 6 })(
    'tell the company what happens when they are late, in each language, also once they are restored',
    async (consequences, other) => {
      const { code, version } = await create({ consequences: { ...NO_TEXTS, en: other } });
      const saved = (await planner().save(code, form({ consequences }), version))._unsafeUnwrap();
      expect(saved.consequences).toEqual(consequences);
      const told = async () =>
        Promise.all(
          LANGUAGES.map(async (language) => {
            const tasks = (await portal().list(first().id, language))._unsafeUnwrap();
            return tasks.find((task) => task.code === code)?.consequence ?? '';
          }),
        );
      const expected = LANGUAGES.map((language) => inLanguage(consequences, language));
      expect(await told()).toEqual(expected);
      await remove(code);
      (await planner().create(form({ consequences }), { code }))._unsafeUnwrap();
      expect(await told()).toEqual(expected);
      await remove(code);
      const long = { ...NO_TEXTS, tr: 'a'.repeat(TASK_CONSEQUENCE_MAX + 1) };
      const failure = (await planner().create(form({ consequences: long })))._unsafeUnwrapErr();
      expect(failure).toMatchObject({ kind: 'rejected', fields: [{ path: 'consequences.tr' }] });
    },
  );

  example('conflict when someone else saved first, and then nothing is written', async () => {
    const { code, version } = await create();
    (await planner().save(code, form({ day: '2028-02-01' }), version))._unsafeUnwrap();
    const late = await planner().save(code, form({ day: '2028-03-01' }), version);
    expect(late._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await plan()).tasks[0]?.due).toBe('20280201T225900Z');
    await remove(code);
  });

  example('are rejected with faults at the store as well, and their markup is cleaned', async () => {
    const failure = (await planner().create(NEW_TASK))._unsafeUnwrapErr();
    expect(failure).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'titles' }, { path: 'categoryTitles' }, { path: 'day' }],
    });
    const { code, contents } = await create({
      contents: { ...NO_TEXTS, en: '<p onclick="x()">A<script>x()</script></p>' },
    });
    expect(contents.en).toBe('<p>A</p>');
    await remove(code);
  });

  example('return with their progress when they are restored, and a new one never inherits it', async () => {
    const { code } = await create();
    (await planner().close(code, [first().id]))._unsafeUnwrap();
    await remove(code);
    expect((await plan()).tasks).toEqual([]);
    const other = await create();
    expect(other.code).not.toBe(code);
    expect((await plan()).tasks[0]).toMatchObject({ done: 0 });
    (await planner().create(form(), { code }))._unsafeUnwrap();
    expect((await plan()).tasks[1]).toMatchObject({ code, done: 1 });
    expect((await planner().create(form(), { code }))._unsafeUnwrapErr().kind).toBe('conflict');
    await remove(code);
    await remove(other.code);
  });

  example('stand in the order in which they were put, in the portal too', async () => {
    const codes = [];
    for (const en of ['One', 'Two', 'Three'])
      codes.push((await create({ titles: { ...NO_TEXTS, en } })).code);
    (await planner().move('three', 'one'))._unsafeUnwrap();
    (await planner().move('one', undefined))._unsafeUnwrap();
    expect((await plan()).tasks.map(({ code }) => code)).toEqual(['three', 'two', 'one']);
    const listed = (await portal().list(first().id, 'en'))._unsafeUnwrap();
    expect(listed.map(({ code }) => code)).toEqual(['three', 'two', 'one']);
    expect((await entries())[0]).toMatchObject({
      action: 'task.move',
      before: { place: 2 },
      after: { place: 3 },
    });
    for (const code of codes) await remove(code);
  });

  example('are closed for everyone who has them open, and reopened for exactly those', async () => {
    const { code } = await create();
    (await portal().create(first().id, { code, status: 'CLOSED' }))._unsafeUnwrap();
    const closed = (await planner().close(code, 'all'))._unsafeUnwrap();
    expect(closed.count).toBe(3);
    expect((await planner().close(code, 'all'))._unsafeUnwrap().count).toBe(0);
    const [task] = (await portal().list(companies[1]?.id ?? first().id, 'en'))._unsafeUnwrap();
    expect(task).toMatchObject({ status: 'CLOSED', completedBy: 'olga@fair.example' });
    (await planner().reopen(code, closed.closedAt))._unsafeUnwrap();
    const { items } = (await planner().companies(code, { state: 'done' }))._unsafeUnwrap();
    expect(items.map(({ id, completedBy }) => ({ id, completedBy }))).toEqual([
      { id: first().id, completedBy: 'anna@acme.example' },
    ]);
    await remove(code);
  });

  example('get the common deadline again, and a company of another fair none', async () => {
    const { code, due } = await create();
    const other = await desk.call('POST', '/events', {
      data: { type: 'events', id: '102', attributes: { name: 'Other', slug: 'other' } },
    });
    expect(other.status).toBe(201);
    const foreign = createTaskPlanner(desk.http, {
      ...desk.caller,
      event: '102' as typeof desk.caller.event,
    });
    expect((await foreign.extend(code, [first().id], AHEAD))._unsafeUnwrapErr().kind).toBe('not-found');
    (await planner().extend(code, [first().id, 'unknown'], AHEAD))._unsafeUnwrap();
    const own = async () => (await portal().list(first().id, 'en'))._unsafeUnwrap()[0]?.due;
    expect(await own()).toBe('20271224T090000Z');
    (await planner().extend(code, [first().id], undefined))._unsafeUnwrap();
    expect(await own()).toBe(due);
    await remove(code);
  });

  example.each(['a/b', '100%', '%41?x=1#top', '..', 'çizim é'])('have any code: %j', async (code) => {
    const made = (await planner().create(form(), { code }))._unsafeUnwrap();
    expect((await planner().companies(code, {}))._unsafeUnwrap().task.code).toBe(code);
    (await planner().save(code, form({ day: '2028-02-01' }), made.version))._unsafeUnwrap();
    expect((await planner().close(code, 'all'))._unsafeUnwrap().count).toBe(4);
    await remove(code);
    expect((await plan()).tasks).toEqual([]);
  });

  example('list companies by a part of the name in any spelling, or of a stand number', async () => {
    const { code } = await create();
    const found = async (search: string) =>
      (await planner().companies(code, { search }))._unsafeUnwrap().items.map(({ name }) => name);
    expect(await found('cicek')).toEqual(['Çiçek']);
    expect(await found('50%')).toEqual(['Bloom 50%']);
    expect(await found('8.a')).toEqual(['Acme', 'Çiçek']);
    expect(await found('_')).toEqual([]);
    await remove(code);
  });

  example('offer the audiences that occur at the fair', async () => {
    expect((await plan()).choices).toEqual({
      types: ['EXHIBITOR', 'START_UP'],
      halls: ['8', '10'],
      categories: [
        { code: 'water', names: { en: 'Water' } },
        { code: 'pumps', names: { en: 'Pumps' } },
      ],
      segments: [{ code: 'vip', names: { en: 'VIP' } }],
    });
    expect(isInAudience(EVERYONE, first().company)).toBe(true);
  });
});
