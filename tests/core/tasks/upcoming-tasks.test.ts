import { dayOf } from '@fairdesk/core/shared';
import { isCompleted, UPCOMING_TASKS_SHOWN, upcomingTasks } from '@fairdesk/core/tasks';
import { anyTask, anyTasks } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('upcomingTasks', () => {
  it.prop([anyTasks()])('shows 3 at most, and never a completed one', (tasks) => {
    const open = tasks.filter((task) => !isCompleted(task));
    expect(upcomingTasks(tasks)).toHaveLength(Math.min(open.length, UPCOMING_TASKS_SHOWN));
    for (const task of upcomingTasks(tasks)) expect(open).toContain(task);
  });

  it.prop([anyTasks()])('never hides a task due before one that is shown', (tasks) => {
    const shown = upcomingTasks(tasks);
    const hidden = tasks.filter((task) => !isCompleted(task) && !shown.includes(task));
    for (const { due } of shown) {
      for (const other of hidden) expect(dayOf(other.due) >= dayOf(due)).toBe(true);
    }
  });

  it.prop([
    anyTask({ status: 'OPEN' }),
    fc.array(anyTask({ status: 'OPEN', required: false }), { minLength: 3 }),
  ])('always shows what must be done before what may be done on the same day', (must, may) => {
    const sameDay = may.map((task) => ({ ...task, due: must.due }));
    expect(upcomingTasks([...sameDay, { ...must, required: true }])[0]?.required).toBe(true);
  });
});
