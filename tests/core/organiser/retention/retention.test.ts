import {
  RETAINED,
  RETENTION_MONTHS,
  type Retention,
  retentionFaults,
  retentionOf,
  saveRetention,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const anyMonths = fc.oneof(fc.integer({ min: -1, max: 100 }), fc.constantFrom(1.5, Number.NaN, 1e9));

describe('retention', () => {
  it.prop([anyMonths, anyMonths, anyMonths])(
    'accepts whole months within the limits, and reads any others as the usual ones',
    (contact, mail, history) => {
      const given: Retention = { contact, mail, history };
      const wrong = retentionFaults(given).map(({ path }) => path);
      const read = retentionOf(given);
      for (const kind of RETAINED) {
        const { min, max, usual } = RETENTION_MONTHS[kind];
        const isValid = Number.isInteger(given[kind]) && given[kind] >= min && given[kind] <= max;
        expect(wrong.includes(kind)).toBe(!isValid);
        expect(read[kind]).toBe(isValid ? given[kind] : usual);
      }
    },
  );

  example.each(RETAINED)('accepts the shortest and the longest period of %s', (kind) => {
    const { min, max } = RETENTION_MONTHS[kind];
    for (const months of [min, max])
      expect(retentionFaults({ ...retentionOf({}), [kind]: months })).toEqual([]);
    for (const months of [min - 1, max + 1])
      expect(retentionFaults({ ...retentionOf({}), [kind]: months })).toHaveLength(1);
  });

  it.prop([fc.anything()])('reads whatever is stored as valid periods', (stored) => {
    expect(retentionFaults(retentionOf(stored))).toEqual([]);
  });

  example('keeps invalid periods in the browser', async () => {
    const save = saveRetention({ save: (retention, version) => okAsync({ retention, version }) });
    const usual = retentionOf({});
    expect((await save(usual, '1'))._unsafeUnwrap()).toEqual({ retention: usual, version: '1' });
    expect((await save({ ...usual, history: 1 }, '1'))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'history', code: 'retention-months', params: { min: 3, max: 84 } }],
    });
  });
});
