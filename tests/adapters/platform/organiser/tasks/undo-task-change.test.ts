import { EVERYONE } from '@fairdesk/core/events';
import { EXHIBITOR_TASK_ACTIONS } from '@fairdesk/core/organiser';
import { toCompact } from '@fairdesk/core/shared';
import { anyStoredCompany, EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { exhibitorsOf, plainCompany } from '../exhibitors/exhibitors-of.ts';
import { CATEGORY_LEVELS, storeFair } from '../store-fair.ts';

const CODE = 'STAND';
const TASK = { code: CODE, required: true, audience: EVERYONE, due: toCompact(EXHIBITOR_NOW) };

const anyChange = fc.record({
  action: fc.constantFrom(...EXHIBITOR_TASK_ACTIONS),
  companies: fc.uniqueArray(fc.nat(3), { minLength: 1 }),
  /** The companies that tick or reopen the task themselves before the undo. */
  later: fc.uniqueArray(fc.nat(3)),
});
const anyCompanies = fc.array(
  fc
    .record({
      company: anyStoredCompany(CATEGORY_LEVELS.length),
      isDone: fc.boolean(),
      isExtended: fc.boolean(),
    })
    .map(({ company, isDone, isExtended }) => ({
      ...company,
      completed: isDone ? [CODE] : [],
      deadlines: isExtended ? [{ code: CODE, due: toCompact(EXHIBITOR_NOW) }] : [],
    })),
  { minLength: 4, maxLength: 4 },
);

describeEachDatabase('the undo of a change of a task', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  /** The task of each company, as far as organisers and exhibitors see it. */
  const tasksOf = async (ids: readonly string[]) => {
    const states = await database.query
      .selectFrom('tasks')
      .select(['participationId', 'status', 'completedBy', 'completedAt'])
      .where('participationId', 'in', ids)
      .execute();
    const deadlines = await database.query
      .selectFrom('taskDeadlines')
      .select(['participationId', 'date'])
      .where('participationId', 'in', ids)
      .execute();
    return ids.map((id) => ({
      states: states.filter(({ participationId }) => participationId === id).map((state) => ({ ...state })),
      deadlines: deadlines.filter(({ participationId }) => participationId === id).map(({ date }) => date),
    }));
  };
  const tick = async (id: string) => {
    await database.query
      .deleteFrom('tasks')
      .where('participationId', '=', id)
      .where('code', '=', CODE)
      .execute();
    const times = { created: '2027-01-02', modified: '2027-01-02' };
    const done = {
      status: 'CLOSED',
      completedBy: 'ana@kas.example',
      completedAt: '2027-01-02T00:00:00.000Z',
    };
    await database.query
      .insertInto('tasks')
      .values({ ...times, ...done, id: `later-${id}`, participationId: id, code: CODE })
      .execute();
  };

  it('always restores exactly what was before, except where the task was changed since', async () => {
    await fc.assert(
      fc.asyncProperty(anyCompanies, anyChange, async (companies, { action, companies: places, later }) => {
        const { event, exhibitors } = await storeFair(database, [TASK], companies);
        const ids = exhibitors.map(({ row }) => row.id);
        const list = exhibitorsOf(database, event);
        const before = await tasksOf(ids);
        const form = { code: CODE, action, day: '2027-03-01', time: '12:00' };
        const chosen = places.flatMap((place) => ids[place] ?? []);
        const { undo } = (await list.changeTask(form, { ids: chosen }))._unsafeUnwrap();
        const between = await tasksOf(ids);
        for (const place of later) await tick(ids[place] ?? '');
        const current = await tasksOf(ids);
        if (undo === undefined) {
          expect(between).toEqual(before);
          return;
        }
        const undone = (await list.undoTask(undo))._unsafeUnwrap();
        const after = await tasksOf(ids);
        const wasChanged = ids.map((_, place) => !same(before[place], between[place]));
        const keeps = ids.map((_, place) => !wasChanged[place] || later.includes(place));
        expect(after).toEqual(ids.map((_, place) => (keeps[place] ? current[place] : before[place])));
        expect(undone.restored + undone.changed).toBe(wasChanged.filter(Boolean).length);
        expect(undone.changed).toBe(wasChanged.filter((was, place) => was && later.includes(place)).length);
        // A change is undone once.
        expect((await list.undoTask(undo)).isErr()).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('never undoes a change of another fair', async () => {
    const mine = await storeFair(database, [TASK], [plainCompany('a')]);
    const theirs = await storeFair(database, [TASK], [plainCompany('b')]);
    const ids = mine.exhibitors.map(({ row }) => row.id);
    const form = { code: CODE, action: 'complete', day: '', time: '' } as const;
    const changed = await exhibitorsOf(database, mine.event).changeTask(form, { ids });
    const { undo = '' } = changed._unsafeUnwrap();
    expect((await exhibitorsOf(database, theirs.event).undoTask(undo)).isErr()).toBe(true);
    expect((await exhibitorsOf(database, mine.event).undoTask(undo))._unsafeUnwrap()).toEqual({
      ...{ restored: 1, changed: 0 },
    });
  });
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
