import {
  auditChanges,
  RESTORABLE_ACTIONS,
  RESTORE_DAYS,
  restorableAction,
  restoredValues,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const FIELDS = ['titles', 'due', 'city', 'required'] as const;
const anyValues = fc.record(
  Object.fromEntries(
    FIELDS.map((field) => [field, fc.oneof(fc.boolean(), fc.constantFrom('a', 'b'), fc.array(fc.nat(2)))]),
  ),
);
const DAY_MS = 86_400_000;

describe('restoredValues', () => {
  it.prop([anyValues, anyValues])('gives what was before, right after the change', (before, after) => {
    expect(restoredValues({ before, after }, after)).toEqual(before);
  });

  it.prop([anyValues, anyValues, anyValues, fc.subarray([...FIELDS])])(
    'restores the changed fields only, and none when one of them changed again',
    (before, after, others, changed) => {
      const current = { ...after, ...Object.fromEntries(changed.map((field) => [field, others[field]])) };
      const fields = auditChanges({ before, after }).map(({ field }) => field);
      const restored = restoredValues({ before, after }, current);
      const isSame = (field: string) => JSON.stringify(current[field]) === JSON.stringify(after[field]);
      expect(restored !== undefined).toBe(fields.every(isSame));
      if (restored)
        for (const field of FIELDS)
          expect(restored[field]).toEqual(fields.includes(field) ? before[field] : current[field]);
    },
  );
});

describe('restorableAction', () => {
  it.prop([
    fc.constantFrom(...RESTORABLE_ACTIONS, 'fair.create', 'task.create', ''),
    fc.oneof(fc.integer({ min: 0, max: 60 * DAY_MS }), fc.constantFrom(0, RESTORE_DAYS * DAY_MS)),
  ])('is the action, for the listed kinds and up to 30 days after it', (action, age) => {
    const now = new Date('2027-11-20T12:00:00Z');
    const at = new Date(now.getTime() - age).toISOString();
    const isListed = RESTORABLE_ACTIONS.some((one) => one === action);
    const expected = isListed && age < RESTORE_DAYS * DAY_MS ? action : undefined;
    expect(restorableAction({ action, at }, now)).toBe(expected);
  });
});
