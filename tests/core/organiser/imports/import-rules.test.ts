import {
  countryCodeOf,
  DAY_ORDERS,
  dayOrderOf,
  IMPORT_TARGETS,
  isOwnValue,
  isoDayOf,
  unchangedColumns,
} from '@fairdesk/core/organiser';
import { COUNTRY_CODES, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const written = (day: string, order: (typeof DAY_ORDERS)[number]) => {
  const [year, month, date] = day.split('-').map(Number);
  return order === 'day-month' ? `${date}/${month}/${year}` : `${month}-${date}-${year}`;
};

describe('days of a list', () => {
  it.prop([days, fc.constantFrom(...DAY_ORDERS)])('are always read back in their order', (day, order) => {
    expect(isoDayOf(written(day, order), order)).toBe(day);
  });

  it.prop([fc.array(days), fc.constantFrom(...DAY_ORDERS)])(
    'never prove the other order',
    (column, order) => {
      const proven = dayOrderOf(column.map((day) => written(day, order)));
      expect([order, undefined]).toContain(proven);
    },
  );

  it.prop([fc.array(days), fc.constantFrom(...DAY_ORDERS), fc.integer({ min: 13, max: 28 })])(
    'prove their order by one day that does not exist in the other',
    (column, order, day) => {
      const proof = `2026-05-${day}`;
      expect(dayOrderOf([...column, proof].map((each) => written(each, order)))).toBe(order);
      expect(dayOrderOf([...column, proof, 'soon'].map((each) => written(each, order)))).toBe(order);
    },
  );

  const space = fc.constantFrom('', ' ', '\t', '\u00a0');
  it.prop([days, fc.constantFrom(...DAY_ORDERS), space, space, fc.constantFrom('', ' 0:00:00')])(
    'are read, and prove their order, within any space and with a time of day',
    (day, order, before, after, time) => {
      const text = written(day, order);
      expect(isoDayOf(`${before}${text}${time}${after}`, order)).toBe(day);
      expect(dayOrderOf([`${before}${text}${time}${after}`])).toBe(dayOrderOf([text]));
    },
  );

  it('read a day that exists in one order only in that order, and leave other texts alone', () => {
    expect(isoDayOf('11/25/2026', 'day-month')).toBe('2026-11-25');
    expect(isoDayOf('31/02/2026', 'day-month')).toBe('31/02/2026');
    expect(isoDayOf('soon', 'day-month')).toBe('soon');
    expect(dayOrderOf(['25/11/2026', '11/25/2026'])).toBeUndefined();
  });
});

describe('countryCodeOf', () => {
  it.prop([fc.constantFrom(...COUNTRY_CODES), fc.constantFrom(...LANGUAGES)])(
    'always finds a country by its code, in any case',
    (code) => {
      expect(countryCodeOf(code)).toBe(code);
      expect(countryCodeOf(` ${code.toLowerCase()}`)).toBe(code);
    },
  );

  it.each([
    ['Holland', 'NL'],
    ['Países Bajos', 'NL'],
    ['Hollanda', 'NL'],
    ['TÜRKİYE', 'TR'],
    ['Turkey', 'TR'],
    ['Duitsland', 'DE'],
    ['Atlantis', 'Atlantis'],
  ])('reads %s as %s', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });
});

describe('unchangedColumns', () => {
  const record = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });

  it.prop([record, record])('restores everything when nobody changed the record since', (before, after) => {
    expect(unchangedColumns(before, after, after)).toEqual(before);
  });

  it.prop([record, record, record])('never touches a column that someone changed', (before, after, now) => {
    const restored = { ...now, ...unchangedColumns(before, after, now) };
    for (const column of ['a', 'b', 'c'] as const)
      expect(restored[column]).toBe(now[column] === after[column] ? before[column] : now[column]);
    expect(unchangedColumns(before, after, undefined)).toEqual({});
  });
});

describe('isOwnValue', () => {
  it.prop([fc.constantFrom(...IMPORT_TARGETS), fc.string()])(
    'is never true of what the last import wrote, or of an empty value',
    (target, value) => {
      expect(isOwnValue(target, value, value)).toBe(false);
      expect(isOwnValue(target, '', value)).toBe(false);
    },
  );

  it('is true of what an exhibitor can write, and of nothing else', () => {
    expect(isOwnValue('email', 'a@b.example', undefined)).toBe(true);
    expect(isOwnValue('uri_WEBSITE', 'https://a.example', 'https://b.example')).toBe(true);
    expect(isOwnValue('standNumber', '8.A1', undefined)).toBe(false);
  });
});
