import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { dialledNumber } from '#ui/shared/dialled-number.ts';

const digits = fc.stringMatching(/^[1-9][0-9]{5,9}$/);
const anyCountry = fc.constantFrom('+31', '+90', '0034');
const anyGap = fc.constantFrom('', ' ', '-', '.');

describe('dialledNumber', () => {
  it.prop([anyCountry, digits, anyGap, fc.constantFrom('', ' ext. 9', ', toestel 12', ' (Ada)')])(
    'is the same number however it is written, without an extension',
    (country, number, gap, extension) => {
      const spaced = number.replace(/(?<=^..)/, gap);
      expect(dialledNumber(`${country}${gap}${spaced}${extension}`)).toBe(`${country}${number}`);
      expect(dialledNumber(`${country} (0)${gap}${spaced}${extension}`)).toBe(`${country}${number}`);
      expect(dialledNumber(`(0)${gap}${spaced}${extension}`)).toBe(`0${number}`);
    },
  );

  example('ignores words before the number', () => {
    expect(dialledNumber('Tel. 010 123 45 67')).toBe('0101234567');
    expect(dialledNumber('Tel. +31 (0)10 123 45 67')).toBe('+31101234567');
  });
});
