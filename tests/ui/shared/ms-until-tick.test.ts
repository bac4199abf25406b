import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { msUntilTick } from '#ui/shared/ms-until-tick.ts';

const anyInstant = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('msUntilTick', () => {
  it.prop([anyInstant, anyInstant, fc.integer({ min: 1, max: 60_000 })])(
    'always ticks at the boundary, and within one period',
    (now, edge, every) => {
      const wait = msUntilTick(now, every, edge);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(every);
      expect(Math.abs(edge - now - wait) % every).toBe(0);
    },
  );
});
