import { oneOpen } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('oneOpen', () => {
  it.prop([fc.array(fc.nat(4)), fc.nat(4)])(
    'opens what is pressed, and closes it when pressed again',
    (presses, last) => {
      const open = presses.reduce<number | undefined>(oneOpen, undefined);
      const after = oneOpen(open, last);
      expect(after).toBe(open === last ? undefined : last);
      expect(oneOpen(after, last)).toBe(after === undefined ? last : undefined);
    },
  );
});
