import { instantOf } from '@fairdesk/core/shared';
import { deadlineOf } from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('deadlineOf', () => {
  it.prop([anyTask({ required: true }), anyFairInstant])(
    'always tells what must be done before when',
    (task, now) => {
      expect(deadlineOf(task, now)).toBe('due-before');
    },
  );

  it.prop([anyTask({ required: false })])(
    'calls what may be done a tip, and says once its date has passed',
    (task) => {
      const due = instantOf(task.due).getTime();
      expect(deadlineOf(task, new Date(due))).toBe('tip');
      expect(deadlineOf(task, new Date(due + 1))).toBe('tip-passed');
    },
  );
});
