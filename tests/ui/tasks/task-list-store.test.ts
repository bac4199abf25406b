import { participationIdOf } from '@fairdesk/core/shared';
import { isCompleted, opposite, TASK_FILTERS, type Task, type ToggleTask } from '@fairdesk/core/tasks';
import { anyFairInstant, anyTasks } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import type { Wait } from '#ui/shared/wait.ts';
import { TaskBoardStore } from '#ui/tasks/task-board-store.ts';
import { TaskListStore } from '#ui/tasks/task-list-store.ts';

const participation = participationIdOf('p-1') ?? expect.fail();
const toggled: ToggleTask = (_participation, task) => okAsync({ ...task, status: opposite(task.status) });
const never = () => new Promise<void>(() => {});
const anyGrouping = fc.constantFrom('category', 'age');

const boardOf = (tasks: readonly Task[], toggleTask: ToggleTask, wait: Wait) =>
  new TaskBoardStore({ participation, tasks, now: new Date('2026-11-20T10:00:00Z') }, { toggleTask, wait });

describe('TaskListStore', () => {
  it.prop([anyTasks(), anyGrouping, anyFairInstant])(
    'lists each task once: to do, or completed',
    (tasks, grouping, now) => {
      const store = new TaskListStore(boardOf(tasks, toggled, never), grouping, now);
      const codes = () => store.groups.flatMap((group) => group.tasks.map(({ code }) => code)).toSorted();
      const [all, todo, completed] = TASK_FILTERS.map((filter) => {
        store.showOnly(filter);
        return codes();
      });
      expect(all).toEqual(tasks.map(({ code }) => code).toSorted());
      expect([...(todo ?? []), ...(completed ?? [])].toSorted()).toEqual(all);
    },
  );

  it.prop([anyTasks(), anyGrouping, anyFairInstant])(
    'opens the first group with an open required task, and no other',
    (tasks, grouping, now) => {
      const store = new TaskListStore(boardOf(tasks, toggled, never), grouping, now);
      const waiting = store.groups.filter((group) =>
        group.tasks.some((task) => task.required && !isCompleted(task)),
      );
      expect([...store.openGroups]).toEqual(waiting.slice(0, 1).map(({ key }) => key));
    },
  );

  it.prop([anyTasks({}, 2), anyFairInstant])('opens one task at a time', (tasks, now) => {
    const store = new TaskListStore(boardOf(tasks, toggled, never), 'category', now);
    for (const { code } of tasks) {
      store.toggleOpen(code);
      expect(store.openTask).toBe(code);
    }
    store.toggleOpen(tasks.at(-1)?.code ?? '');
    expect(store.openTask).toBeUndefined();
  });

  it.prop([anyTasks({}, 1), anyGrouping, anyFairInstant, fc.constantFrom(...TASK_FILTERS)])(
    'opens a linked task in an open group, whatever was filtered',
    (tasks, grouping, now, filter) => {
      for (const { code } of tasks) {
        const store = new TaskListStore(boardOf(tasks, toggled, never), grouping, now);
        store.showOnly(filter);
        store.show(code);
        expect(store.openTask).toBe(code);
        const groups = store.groups.filter((group) => group.tasks.some((task) => task.code === code));
        expect(groups.map(({ key }) => store.isOpen(key))).toEqual([true]);
        store.show('unknown');
        expect(store.openTask).toBe(code);
      }
    },
  );

  it.prop([anyTasks({ status: 'OPEN' }, 1), anyFairInstant])(
    'keeps a filtered task visible during its exit animation',
    async (tasks, now) => {
      const board = boardOf(tasks, toggled, never);
      const store = new TaskListStore(board, 'category', now);
      store.showOnly('todo');
      await board.toggle(tasks[0]?.code ?? '');
      expect(store.visibleTasks).toHaveLength(tasks.length);
    },
  );

  it.prop([anyTasks(), anyGrouping, anyFairInstant])(
    'displays completed tasks under their filter, and closes a group manually',
    (tasks, grouping, now) => {
      const store = new TaskListStore(boardOf(tasks, toggled, never), grouping, now);
      store.showOnly('completed');
      for (const { key } of store.groups) {
        expect(store.isOpen(key)).toBe(true);
        store.toggleGroup(key);
        expect(store.isOpen(key)).toBe(false);
      }
    },
  );
});
