import { taskStateOf } from '@fairdesk/core/organiser';
import { priorityOf } from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('taskStateOf', () => {
  it.prop([anyTask({}), anyFairInstant])('is late exactly when the portal shows "overdue"', (task, now) => {
    expect(taskStateOf(task, now) === 'late').toBe(priorityOf(task, now) === 'overdue');
  });

  it.prop([anyTask({}), anyFairInstant])('is done exactly when the task is completed', (task, now) => {
    expect(taskStateOf(task, now) === 'done').toBe(task.status === 'CLOSED');
  });
});
