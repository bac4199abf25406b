import { taskStateOf } from '@fairdesk/core/organiser';
import { instantOf, toCompact } from '@fairdesk/core/shared';
import { priorityOf } from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('taskStateOf', () => {
  it.prop([anyTask({}), anyFairInstant])('is late exactly when the portal shows "overdue"', (task, now) => {
    expect(taskStateOf(task, now) === 'late').toBe(priorityOf(task, now) === 'overdue');
  });

  it.prop([anyTask({}), anyFairInstant])('is open until the moment of its deadline', (task, now) => {
    const open = { ...task, status: 'OPEN' as const, required: true, due: toCompact(now) };
    const due = instantOf(open.due);
    expect(taskStateOf(open, due)).toBe('open');
    expect(taskStateOf(open, new Date(due.getTime() + 1))).toBe('late');
    expect(taskStateOf({ ...open, required: false }, new Date(due.getTime() + 1))).toBe('open');
  });

  it.prop([anyTask({}), anyFairInstant])('is done exactly when the task is completed', (task, now) => {
    expect(taskStateOf(task, now) === 'done').toBe(task.status === 'CLOSED');
  });
});
