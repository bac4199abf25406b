import { toCompact } from '@fairdesk/core/shared';
import { deadlineOf } from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('deadlineOf', () => {
  it.prop([anyTask({ required: true }), anyFairInstant])(
    'always gives a required task its due date',
    (task, now) => {
      expect(deadlineOf(task, now)).toBe('due-before');
    },
  );

  it.prop([anyTask({ required: false, due: toCompact(new Date('2027-03-14T09:00:00Z')) })])(
    'is a tip until the end of the day of an optional task, and a passed tip from then on',
    (task) => {
      expect(deadlineOf(task, new Date('2027-03-14T23:59:59.999Z'))).toBe('tip');
      expect(deadlineOf(task, new Date('2027-03-15T00:00:00Z'))).toBe('tip-passed');
    },
  );
});
