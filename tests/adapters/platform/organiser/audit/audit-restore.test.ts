import {
  type AuditEntry,
  NEW_MESSAGE,
  NEW_TASK,
  NO_TEXTS,
  RESTORE_DAYS,
  taskFormOf,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createExhibitorList } from '#adapters/organiser/exhibitors-service.ts';
import { createMessagePlanner } from '#adapters/organiser/message-service.ts';
import { createTaskPlanner } from '#adapters/organiser/task-service.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder, type Place } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { type FairCompany, fillFair } from '#tests/support/worlds/task-fair.ts';

const START = new Date('2027-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const ZONE = 'Europe/Amsterdam';
const FORM = {
  ...NEW_TASK,
  titles: { ...NO_TEXTS, en: 'Drawing' },
  categoryTitles: { ...NO_TEXTS, en: 'Stand' },
};

const TASK_FIELDS = ['titles', 'required', 'due', 'audience'] as const;
type TaskField = (typeof TASK_FIELDS)[number];

describeEachDatabase('the history of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let company: FairCompany;
  let now = START;
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    company = (await fillFair(desk))[0] as FairCompany;
  });
  afterAll(() => desk.platform.close());

  const trail = () => createAuditTrail(desk.http, desk.caller);
  const tasks = () => createTaskPlanner(desk.http, desk.caller);
  const messages = () => createMessagePlanner(desk.http, desk.caller);
  const exhibitors = () => createExhibitorList(desk.http, desk.caller);
  const newest = async (): Promise<AuditEntry> =>
    (await trail().entries({}))._unsafeUnwrap()[0] ?? expect.unreachable();
  const restore = async (entry: AuditEntry) => {
    const result = await trail().restore(entry.id);
    return result.isOk() ? 'done' : result.error.kind;
  };
  const taskOf = async (code: string) =>
    (await tasks().plan())._unsafeUnwrap().tasks.find((task) => task.code === code);
  const newTask = async () => (await tasks().create({ ...FORM, day: '2028-01-12' }))._unsafeUnwrap();

  /** The task, or a fault of the test. */
  const storedTask = async (code: string) => (await taskOf(code)) ?? expect.unreachable();

  const anyEdit = fc.record(
    {
      titles: fc.record({
        en: fc.constantFrom('A', 'B'),
        nl: fc.constantFrom('', 'C'),
        es: fc.constant(''),
        tr: fc.constant(''),
      }),
      required: fc.boolean(),
      day: fc.constantFrom('2028-01-12', '2028-03-26', '2027-10-31'),
      time: fc.constantFrom('02:30', '23:59'),
      audience: fc.constantFrom(FORM.audience, { ...FORM.audience, hall: ['8'] }),
    },
    { requiredKeys: [] },
  );

  it.prop([anyEdit, anyEdit], { numRuns: 15 })(
    'restores a changed task as it was, and what another change did since is not overwritten',
    async (first, second) => {
      const { code } = await newTask();
      const before = await storedTask(code);
      const created = await newest();
      const form = { ...taskFormOf(before, ZONE), ...first };
      const saved = (await tasks().save(code, form, before.version))._unsafeUnwrap();
      const entry = await newest();
      const isOurs = (field: TaskField) => JSON.stringify(before[field]) !== JSON.stringify(saved[field]);
      // A save that changes nothing is no change to restore.
      expect(entry.id !== created.id).toBe(TASK_FIELDS.some(isOurs));
      if (entry.id === created.id) return;
      await tasks().save(code, { ...taskFormOf(saved, ZONE), ...second }, saved.version);
      const changed = await storedTask(code);
      const outcome = await restore(entry);
      const after = await storedTask(code);
      const isTouched = TASK_FIELDS.some(
        (field) => isOurs(field) && JSON.stringify(saved[field]) !== JSON.stringify(changed[field]),
      );
      expect(outcome).toBe(isTouched ? 'conflict' : 'done');
      for (const field of TASK_FIELDS)
        expect(after[field]).toEqual(!isTouched && isOurs(field) ? before[field] : changed[field]);
    },
  );

  example('restores a deleted task once, with its code', async () => {
    const { code } = await newTask();
    const before = await taskOf(code);
    await tasks().remove(code);
    const entry = await newest();
    expect(await restore(entry)).toBe('done');
    expect(await taskOf(code)).toMatchObject({ titles: before?.titles, due: before?.due, code });
    expect(await restore(entry)).toBe('conflict');
  });

  example('restores a deleted message', async () => {
    const { id } = (
      await messages().create({
        ...NEW_MESSAGE,
        titles: { ...NO_TEXTS, tr: 'Elektrik' },
        contents: { ...NO_TEXTS, tr: '<p>220 V</p>' },
        fromDay: '2027-12-01',
        fromTime: '08:00',
      })
    )._unsafeUnwrap();
    await messages().remove(id);
    expect(await restore(await newest())).toBe('done');
    const { messages: all } = (await messages().plan())._unsafeUnwrap();
    expect(all.map(({ titles, publishFrom }) => [titles.tr, publishFrom])).toEqual([
      ['Elektrik', '2027-12-01T07:00:00.000Z'],
    ]);
  });

  example('restores a stand and the state of a company, each as a new entry', async () => {
    const { id } = company;
    const details = async () => (await exhibitors().details(id, 'en'))._unsafeUnwrap();
    const [stand] = (await details()).stands;
    await exhibitors().change(id, { kind: 'remove-stand', id: stand?.id ?? '' });
    expect((await details()).stands).toEqual([]);
    expect(await restore(await newest())).toBe('done');
    expect((await details()).stands).toMatchObject([{ number: stand?.number, hall: stand?.hall }]);
    await exhibitors().act('cancel', { ids: [id] });
    const cancelled = await newest();
    expect(await restore(cancelled)).toBe('done');
    expect(await newest()).toMatchObject({ action: 'exhibitor.restore', before: cancelled.after });
    expect(await restore(cancelled)).toBe('conflict');
  });

  example('restores nothing after 30 days, of another fair, or of another kind', async () => {
    const { code } = await newTask();
    const created = await newest();
    expect(await restore(created)).toBe('not-found');
    await tasks().remove(code);
    const removed = await newest();
    now = new Date(START.getTime() + RESTORE_DAYS * DAY_MS);
    expect(await restore(removed)).toBe('not-found');
    now = START;
    expect(await restore({ ...removed, id: 'unknown' })).toBe('not-found');
  });

  example('is deleted after two years, and not before', async () => {
    const database = await openDatabase({ ...place, log: quietLog });
    const store = createDiskStore(newFolder());
    await newTask();
    const { id } = await newest();
    await runHousekeeping(database, store, new Date('2029-11-20T12:00:00Z'));
    expect((await newest()).id).toBe(id);
    await runHousekeeping(database, store, new Date('2029-11-20T12:00:01Z'));
    expect((await trail().entries({}))._unsafeUnwrap()).toEqual([]);
    await database.close();
  });
});
