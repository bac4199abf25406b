import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mapInSlices, ROWS_AT_ONCE } from '#adapters/shared/pause.ts';

describe('mapInSlices', () => {
  it.prop([fc.integer({ min: 0, max: 4 * ROWS_AT_ONCE })], { numRuns: 20 })(
    'maps every value in order, and lets others continue after each slice',
    async (length) => {
      let turns = 0;
      let isMapping = true;
      const turn = () => {
        turns += 1;
        if (isMapping) setImmediate(turn);
      };
      setImmediate(turn);
      const values = Array.from({ length }, (_, place) => place);
      expect(await mapInSlices(values, (value, place) => [value, place])).toEqual(
        values.map((value) => [value, value]),
      );
      isMapping = false;
      expect(turns).toBeGreaterThanOrEqual(Math.floor(Math.max(0, length - 1) / ROWS_AT_ONCE));
    },
  );
});
