import { type Failure, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import {
  isCompleted,
  listTasks,
  opposite,
  type Task,
  type TaskKeeper,
  toggleTask,
} from '@fairdesk/core/tasks';
import { anyFailure, anyTask, anyTasks, memoryTaskKeeper, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const mine = participationIdOf('p-1') as ParticipationId;

const listed = async (keeper: TaskKeeper) => (await keeper.list(mine, 'en'))._unsafeUnwrap();
const statuses = (tasks: readonly Task[]) => tasks.map(({ code, status }) => `${code} ${status}`);

/** The same keeper, responding when the scheduler decides. */
const scheduledKeeper = (scheduler: fc.Scheduler, keeper: TaskKeeper): TaskKeeper => {
  const late = <T>(answer: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    new ResultAsync(scheduler.schedule(Promise.resolve()).then(() => answer()));
  return {
    list: (...given) => late(() => keeper.list(...given)),
    create: (...given) => late(() => keeper.create(...given)),
    update: (...given) => late(() => keeper.update(...given)),
  };
};

describe('toggleTask', () => {
  it.prop([anyTask()])('toggles a task, and restores it when repeated', async (task) => {
    const toggle = toggleTask(memoryTaskKeeper({ [mine]: [task] }));
    const once = (await toggle(mine, task))._unsafeUnwrap();
    expect(once.status).toBe(opposite(task.status));
    expect(once.serviceId).toBeDefined();
    const twice = (await toggle(mine, once))._unsafeUnwrap();
    expect(twice).toMatchObject({ code: task.code, status: task.status, title: task.title, due: task.due });
  });

  it.prop([anyTask()])('creates a task without a service id, and updates one that has it', async (task) => {
    const calls: string[] = [];
    const keeper = memoryTaskKeeper({ [mine]: [task] });
    await toggleTask({
      ...keeper,
      create: (...given) => {
        calls.push('create');
        return keeper.create(...given);
      },
      update: (...given) => {
        calls.push('update');
        return keeper.update(...given);
      },
    })(mine, task);
    expect(calls).toEqual([task.serviceId === undefined ? 'create' : 'update']);
  });

  it.prop([anyTask(), anyFailure])('returns the failure of the keeper', async (task, failure) => {
    const broken = {
      create: () => errAsync(failure),
      update: () => errAsync(failure),
    } as unknown as TaskKeeper;
    expect((await toggleTask(broken)(mine, task))._unsafeUnwrapErr()).toEqual(failure);
  });

  it.prop([anyTask()])('never states who completed a task that is open again', async (task) => {
    const toggled = (await toggleTask(memoryTaskKeeper({ [mine]: [task] }))(mine, task))._unsafeUnwrap();
    expect(toggled).not.toHaveProperty('completedBy');
    expect(toggled).not.toHaveProperty('completedAt');
  });

  it.prop([anyTasks({}, 1), fc.scheduler()])(
    'toggles every task, for any order of responses',
    async (tasks, scheduler) => {
      const keeper = memoryTaskKeeper({ [mine]: tasks });
      const toggle = toggleTask(scheduledKeeper(scheduler, keeper));
      const toggles = tasks.map((task) => toggle(mine, task));
      const results = await scheduler.waitFor(Promise.all(toggles));
      const wanted = statuses(tasks.map((task) => ({ ...task, status: opposite(task.status) })));
      expect(statuses(await listed(keeper))).toEqual(wanted);
      expect(statuses(results.map((result) => result._unsafeUnwrap()))).toEqual(wanted);
    },
  );

  it.prop([anyTask({ status: 'OPEN' }), fc.integer({ min: 1, max: 20 }), fc.scheduler()])(
    'creates a task once, for any number of colleagues at once',
    async (task, colleagues, scheduler) => {
      const keeper = memoryTaskKeeper({ [mine]: [task] });
      const toggle = toggleTask(scheduledKeeper(scheduler, keeper));
      const toggles = Array.from({ length: colleagues }, () => toggle(mine, task));
      const ids = (await scheduler.waitFor(Promise.all(toggles))).map(
        (result) => result._unsafeUnwrap().serviceId,
      );
      expect(new Set(ids).size).toBe(1);
      const after = await listed(keeper);
      expect(after).toHaveLength(1);
      expect(after.every(isCompleted)).toBe(true);
    },
  );
});

describe('listTasks', () => {
  it.prop([anyTasks(), fc.integer({ min: 0, max: 300 })])(
    'never lists more than 100, and keeps their order',
    async (tasks, more) => {
      const filler = oneOf(anyTask());
      const many = [
        ...tasks,
        ...Array.from({ length: more }, (_, at) => ({ ...filler, code: `filler ${at}` })),
      ];
      const keeper = {
        list: () =>
          memoryTaskKeeper({})
            .list(mine, 'en')
            .map(() => many),
      } as unknown as TaskKeeper;
      expect((await listTasks(keeper)(mine, 'nl'))._unsafeUnwrap()).toEqual(many.slice(0, 100));
    },
  );
});
