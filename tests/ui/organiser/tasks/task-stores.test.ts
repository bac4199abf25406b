import { NEW_TASK, type PlannedTask, type TaskCompanies, type TaskPlan } from '@fairdesk/core/organiser';
import { compactTimestampOf, type Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { TaskCompaniesStore } from '#ui/organiser/tasks/task-companies-store.ts';
import { TaskPlanStore } from '#ui/organiser/tasks/task-plan-store.ts';

const due = compactTimestampOf('20280112T225900Z');
if (due === undefined) throw new Error('not a stamp');
const { day: _, time: __, ...content } = NEW_TASK;
const taskOf = (code: string, sortIndex: number): PlannedTask => ({
  ...content,
  ...{ code, sortIndex, due, version: '1', titles: { ...content.titles, en: code } },
  ...{ done: 0, doneLate: 0, open: 2, late: 0 },
});
const planOf = (...codes: readonly string[]): TaskPlan => ({
  timeZone: 'Europe/Amsterdam',
  tasks: codes.map(taskOf),
  choices: { types: [], halls: [], categories: [], segments: [] },
});
const down: Failure = { kind: 'unavailable', request: 'tasks' };

/** The calls of a store, recorded; each answers from `stored`. */
const calls = (fails = false) => {
  const made: unknown[][] = [];
  const answer = <T>(value: T): ResultAsync<T, Failure> => (fails ? errAsync(down) : okAsync(value));
  const record =
    <Args extends unknown[], T>(name: string, value: T) =>
    (...args: Args) => {
      made.push([name, ...args]);
      return answer(value);
    };
  return { made, record };
};

describe('TaskPlanStore', () => {
  const open = (fails = false) => {
    const { made, record } = calls(fails);
    const store = new TaskPlanStore(planOf('a', 'b', 'c'), {
      planTasks: record('plan', planOf('b', 'a', 'c')),
      moveTask: record('move', undefined),
      removeTask: record('remove', undefined),
      createTask: record('create', taskOf('a', 100)),
    });
    return { store, made };
  };

  it('moves a task one place in front of its neighbour, or behind it', async () => {
    const { store, made } = open();
    expect((await store.step('b', 'up'))?.isOk()).toBe(true);
    expect(store.plan.tasks.map(({ code }) => code)).toEqual(['b', 'a', 'c']);
    await store.step('b', 'down');
    await store.step('a', 'down');
    expect(made.filter(([name]) => name === 'move')).toEqual([
      ['move', 'b', 'a'],
      ['move', 'b', 'c'],
      ['move', 'a', undefined],
    ]);
  });

  it('makes one move at a time', async () => {
    const { store, made } = open();
    const first = store.step('b', 'up');
    expect(await store.step('c', 'up')).toBeUndefined();
    await first;
    expect(made.filter(([name]) => name === 'move')).toHaveLength(1);
  });

  it('restores a deleted task under its code, in its old place', async () => {
    const { store, made } = open();
    expect(await store.remove('a')).toBe(true);
    expect(await store.restore(taskOf('a', 100), 'b')).toBe(true);
    expect(made.filter(([name]) => name !== 'plan').map(([name, ...args]) => [name, args.at(-1)])).toEqual([
      ['remove', 'a'],
      ['create', { code: 'a' }],
      ['move', 'b'],
    ]);
  });

  it('keeps the list when a call fails', async () => {
    const { store } = open(true);
    expect((await store.step('b', 'up'))?.isErr()).toBe(true);
    expect(await store.remove('a')).toBe(false);
    expect(store.plan).toEqual(planOf('a', 'b', 'c'));
    expect(store.isMoving).toBe(false);
  });
});

describe('TaskCompaniesStore', () => {
  const company = (id: string, isExtended = false) => ({
    ...{ id, name: id, stands: [], state: 'open' as const, due, isExtended },
  });
  const page: TaskCompanies = {
    timeZone: 'UTC',
    task: taskOf('a', 100),
    items: [company('x'), company('y', true)],
    total: 2,
  };
  const open = (fails = false) => {
    const { made, record } = calls(fails);
    const store = new TaskCompaniesStore(
      page,
      { state: 'open' },
      {
        taskCompanies: record('companies', { ...page, total: 1 }),
        closeTask: record('close', { count: 2, closedAt: '2027-11-20T12:00:00.000Z' }),
        reopenTask: record('reopen', undefined),
        extendTask: record('extend', undefined),
      },
    );
    return { store, made };
  };

  it('chooses single companies, all of the page, and none', () => {
    const { store } = open();
    store.toggle('x');
    expect([...store.chosen]).toEqual(['x']);
    expect(store.extendedCount).toBe(0);
    store.toggleAll();
    expect([...store.chosen]).toEqual(['x', 'y']);
    expect(store.extendedCount).toBe(1);
    store.toggleAll();
    expect([...store.chosen]).toEqual([]);
  });

  it('closes for the chosen ones, reads the same page again and clears the choice', async () => {
    const { store, made } = open();
    store.toggle('y');
    expect(await store.close([...store.chosen])).toMatchObject({ count: 2 });
    expect(made).toEqual([
      ['close', 'a', ['y']],
      ['companies', 'a', { state: 'open' }],
    ]);
    expect(store.page.total).toBe(1);
    expect(store.chosen.size).toBe(0);
  });

  it('keeps the choice when closing fails', async () => {
    const { store } = open(true);
    store.toggle('y');
    expect(await store.close([...store.chosen])).toBeUndefined();
    expect([...store.chosen]).toEqual(['y']);
    expect(store.isBusy).toBe(false);
    expect(await store.reopen('now')).toBe(false);
  });
});
