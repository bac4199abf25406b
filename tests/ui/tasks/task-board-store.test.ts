import { participationIdOf } from '@fairdesk/core/shared';
import {
  isCompleted,
  opposite,
  REMOVE_AFTER_TOGGLE_MS,
  type Task,
  type ToggleTask,
} from '@fairdesk/core/tasks';
import { anyFailure, anyTasks } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import type { Wait } from '#ui/shared/wait.ts';
import { NO_TASK, TaskBoardStore } from '#ui/tasks/task-board-store.ts';

const participation = participationIdOf('p-1') ?? expect.fail();
const toggled: ToggleTask = (_participation, task) => okAsync({ ...task, status: opposite(task.status) });
const never = () => new Promise<void>(() => {});
const atOnce = () => Promise.resolve();

const boardOf = (tasks: readonly Task[], toggleTask: ToggleTask, wait: Wait) =>
  new TaskBoardStore({ participation, tasks, now: new Date('2026-11-20T10:00:00Z') }, { toggleTask, wait });

describe('TaskBoardStore', () => {
  it.prop([anyTasks(), fc.scheduler()])(
    'reaches the right state for any order of responses and delays',
    async (tasks, scheduler) => {
      const toggleTask: ToggleTask = (_participation, task) =>
        ResultAsync.fromSafePromise(
          scheduler.schedule(Promise.resolve({ ...task, status: opposite(task.status) })),
        );
      const wait = () => scheduler.schedule(Promise.resolve());
      const board = boardOf(tasks, toggleTask, wait);
      const toggles = tasks.map(({ code }) => board.toggle(code));
      expect(await scheduler.waitFor(Promise.all(toggles))).toEqual(tasks.map(() => 'saved'));
      await scheduler.waitIdle();
      expect(board.tasks.map(({ status }) => status)).toEqual(tasks.map(({ status }) => opposite(status)));
      expect(board.saving.size).toBe(0);
      expect(board.leaving.size).toBe(0);
    },
  );

  it.prop([anyTasks({}, 1), anyFailure])(
    'leaves a task unchanged when saving fails',
    async (tasks, failure) => {
      const board = boardOf(tasks, () => errAsync(failure), atOnce);
      expect(await board.toggle(tasks[0]?.code ?? '')).toBe(failure);
      expect(board.tasks).toEqual(tasks);
      expect(board.saving.size).toBe(0);
    },
  );

  it.prop([anyTasks({}, 1), fc.scheduler()])(
    'never saves the same task twice at once',
    async (tasks, scheduler) => {
      let calls = 0;
      const toggleTask: ToggleTask = (given, task) => {
        calls += 1;
        return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() =>
          toggled(given, task),
        );
      };
      const board = boardOf(tasks, toggleTask, never);
      const code = tasks[0]?.code ?? '';
      const outcomes = Promise.all([board.toggle(code), board.toggle(code)]);
      await scheduler.waitAll();
      expect(await outcomes).toEqual(['saved', 'busy']);
      expect(calls).toBe(1);
    },
  );

  it.prop([anyTasks({ status: 'OPEN' }, 1)])(
    'keeps a completed task in place until its delay is over',
    async (tasks) => {
      let over = () => {};
      let waited = 0;
      const wait = (milliseconds: number) => {
        waited = milliseconds;
        return new Promise<void>((resolve) => {
          over = resolve;
        });
      };
      const board = boardOf(tasks, toggled, wait);
      const before = board.upcoming.map(({ code }) => code);
      const code = before[0] ?? '';
      await board.toggle(code);
      expect(board.upcoming.map((task) => task.code)).toEqual(before);
      expect(board.upcoming.find((task) => task.code === code)?.status).toBe('CLOSED');
      expect(waited).toBe(REMOVE_AFTER_TOGGLE_MS);
      over();
      await Promise.resolve();
      await Promise.resolve();
      expect(board.upcoming.some((task) => isCompleted(task))).toBe(false);
    },
  );

  it.prop([anyTasks({ status: 'OPEN' }, 1), fc.nat()])(
    'moves focus to a remaining neighbour, or to none',
    async (tasks, seed) => {
      const board = boardOf(tasks, toggled, atOnce);
      const leaves = tasks[seed % tasks.length]?.code ?? '';
      board.focusAfter(leaves, tasks);
      await board.toggle(leaves);
      await atOnce();
      await atOnce();
      if (tasks.length === 1) expect(board.focus).toBe(NO_TASK);
      else expect(tasks.filter(({ code }) => code !== leaves).map(({ code }) => code)).toContain(board.focus);
    },
  );

  it.prop([anyTasks()])('is unchanged after a toggle and its undo', async (tasks) => {
    const board = boardOf(tasks, toggled, atOnce);
    for (const { code } of tasks) {
      await board.toggle(code);
      await board.toggle(code);
    }
    expect(board.tasks.map(({ status }) => status)).toEqual(tasks.map(({ status }) => status));
  });
});
