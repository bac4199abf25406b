import { SortIndexSchema, SortIndexTextSchema } from '@fairdesk/core/media';
import { inOrder, movesAt } from '@fairdesk/core/shared';
import { anySortables } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

const anyPlace = fc
  .tuple(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), fc.constantFrom(1, -1))
  .map(([distance, sign]) => distance * sign);

describe('a sort index in a form field', () => {
  it.prop([anyPlace])('parses back to the same number', (place) => {
    expect(z.parse(SortIndexTextSchema, String(place))).toBe(place);
    expect(z.parse(SortIndexSchema, place)).toBe(place);
  });

  it.each([
    '',
    '-',
    '--1',
    '+1',
    ' 1',
    '1 ',
    '1x',
    'x1',
    '1.',
    '.5',
    '1,5',
    'e5',
    '1e',
    '1e123',
    '0x1',
    '1000000001',
    '-1000000001',
    'NaN',
  ])('rejects %j', (text) => {
    expect(z.safeParse(SortIndexTextSchema, text).success).toBe(false);
  });

  it.prop([anySortables(2), fc.nat()])('is accepted for every move above another item', (items, at) => {
    const { up } = movesAt(inOrder(items), 1 + (at % (items.length - 1)));
    expect(z.safeParse(SortIndexSchema, up).success).toBe(true);
    expect(z.safeParse(SortIndexTextSchema, String(up)).success).toBe(true);
  });

  it('accepts digits, a fraction and an exponent', () => {
    expect(['100', '0.000001', '1e-6', '2.5e-12'].map((text) => z.parse(SortIndexTextSchema, text))).toEqual([
      100, 0.000_001, 0.000_001, 2.5e-12,
    ]);
  });
});
