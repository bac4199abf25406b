import { addDays, dayOf, toCompact, utcDay } from '@fairdesk/core/shared';
import {
  dueDaysLeft,
  isCompleted,
  type Task,
  UPCOMING_TASKS_SHOWN,
  upcomingTasks,
} from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask, anyTasks } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const isPassedTip = (task: Task, now: Date) => !task.required && dueDaysLeft(task, now) < 0;

describe('upcomingTasks', () => {
  it.prop([anyTasks(), anyFairInstant])('shows 3 at most, and never a completed one', (tasks, now) => {
    const open = tasks.filter((task) => !isCompleted(task));
    const upcoming = upcomingTasks(tasks, now);
    expect(upcoming).toHaveLength(Math.min(open.length, UPCOMING_TASKS_SHOWN));
    for (const task of upcoming) expect(open).toContain(task);
  });

  it.prop([anyTasks(), anyFairInstant])(
    'never omits a task due before a listed one, except for a passed tip',
    (tasks, now) => {
      const upcoming = upcomingTasks(tasks, now);
      const hidden = tasks.filter((task) => !isCompleted(task) && !upcoming.includes(task));
      for (const one of upcoming) {
        for (const other of hidden.filter((task) => isPassedTip(one, now) || !isPassedTip(task, now)))
          expect(
            isPassedTip(one, now) && !isPassedTip(other, now) ? false : dayOf(other.due) >= dayOf(one.due),
          ).toBe(true);
      }
    },
  );

  it.prop([anyTasks({}, 1), anyFairInstant, fc.integer({ min: 1, max: 400 })])(
    'never lists a passed tip above a task due today',
    (tasks, now, days) => {
      const passed = toCompact(new Date(`${addDays(utcDay(now), -days)}T12:00:00Z`));
      const tip: Task = { ...oneOf(tasks), code: 'tip', status: 'OPEN', required: false, due: passed };
      const today: Task = { ...tip, code: 'today', required: true, due: toCompact(now) };
      expect(upcomingTasks([tip, today], now).map(({ code }) => code)).toEqual(['today', 'tip']);
    },
  );

  it.prop([
    anyTask({ status: 'OPEN' }),
    fc.array(anyTask({ status: 'OPEN', required: false }), { minLength: 3 }),
    anyFairInstant,
  ])('always lists required tasks before optional tasks of the same day', (must, may, now) => {
    const sameDay = may.map((task) => ({ ...task, due: must.due }));
    expect(upcomingTasks([...sameDay, { ...must, required: true }], now)[0]?.required).toBe(true);
  });
});

const oneOf = (tasks: readonly Task[]): Task => tasks[0] ?? expect.fail();
