import { compactTimestampOf } from '@fairdesk/core/shared';
import { TaskSchema } from '@fairdesk/core/tasks';
import { anyTask } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const anyDue = fc.oneof(
  fc.tuple(digits(8), digits(6)).map(([day, time]) => `${day}T${time}Z`),
  fc.constantFrom('20270228T235900Z', '20270229T235900Z', '20270228T240000Z', '20270228'),
  fc.string(),
  fc.integer(),
  fc.constant(undefined),
);

describe('TaskSchema', () => {
  it.prop([anyTask(), anyDue])('never accepts a due date that is no real second', (task, due) => {
    const isTimestamp = typeof due === 'string' && compactTimestampOf(due) !== undefined;
    expect(TaskSchema.safeParse({ ...task, due }).success).toBe(isTimestamp);
  });
});
