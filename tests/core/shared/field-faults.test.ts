import { faultIf, lengthOf, tooLong } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('tooLong', () => {
  it.prop([fc.string({ unit: 'grapheme' }), fc.nat(40)])(
    'is a fault exactly for a text with more characters than the maximum',
    (text, max) => {
      const fault = { path: 'name', code: 'forms-maxlength', params: { max } };
      expect(tooLong('name', text, max)).toEqual(lengthOf(text) > max ? [fault] : []);
    },
  );

  it('accepts a text that is not there', () => {
    expect(tooLong('alts.en', undefined, 0)).toEqual([]);
  });
});

describe('faultIf', () => {
  it.prop([fc.boolean()])('gives one fault or none, without parameters unless it has some', (isFault) => {
    const faults = isFault ? [{ path: 'day', code: 'forms-date' }] : [];
    expect(faultIf(isFault, 'day', 'forms-date')).toStrictEqual(faults);
  });
});
