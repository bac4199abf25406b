import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { dialledNumber, phoneAddress } from '#ui/shared/phone-address.ts';

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

describe('phoneAddress', () => {
  it.prop([anyCountry, digits, anyGap, fc.constantFrom('', 'Tel. ', 'T: '), fc.constantFrom('', ' ext. 9')])(
    'calls every number, however it is written',
    (country, number, gap, label, extension) => {
      const text = `${label}${country}${gap}${number}${extension}`;
      expect(phoneAddress(text)).toBe(`tel:${country}${number}`);
    },
  );

  it.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w +().:/-]{0,20}$/))])(
    'calls 3 to 15 digits, or nothing',
    (text) => {
      expect(phoneAddress(text) ?? 'tel:112').toMatch(/^tel:\+?\d{3,15}$/);
    },
  );

  example.each([
    '',
    'Call the desk',
    'Hall 8',
    'Stand 123',
    '9:00-17:00',
    'Open 9-17',
    '+',
    '12',
    '+31 10 123 45 67, +31 10 765 43 21',
    '0800 VISIT US',
  ])('is none for "%s"', (text) => {
    expect(phoneAddress(text)).toBeUndefined();
  });

  example.each([
    ['112', 'tel:112'],
    ['(+90) 212 555 01 02', 'tel:+902125550102'],
    ['+90 212 555 01 02 (dahili 9)', 'tel:+902125550102'],
    ['010 – 123 45 67', 'tel:0101234567'],
  ])('is that of "%s"', (text, address) => {
    expect(phoneAddress(text)).toBe(address);
  });
});
