import {
  DESK_SEARCH_MAX,
  EVERY_EXHIBITOR,
  type ExhibitorFilter,
  exhibitorParams,
  exhibitorQueryOf,
  filterFields,
  SIGN_IN_DAYS_MAX,
  sortedBy,
  withFilter,
  withoutFilter,
} from '@fairdesk/core/organiser';
import { anyExhibitorQuery, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const throughAddress = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(params).toString()));

const anyQuery = anyExhibitorQuery(['c-1', 'c-2']);

describe('exhibitorQueryOf', () => {
  it.prop([anyQuery])('reads back every query from its address', (query) => {
    expect(exhibitorQueryOf(throughAddress(exhibitorParams(query)))).toEqual(query);
  });

  it.prop([anyTitle, anyTitle, anyTitle])('reads back any text', (search, hall, code) => {
    const filter: ExhibitorFilter = { search, hall, late: { kind: 'task', code }, open: code };
    const query = { ...EVERY_EXHIBITOR, filter };
    expect(exhibitorQueryOf(throughAddress(exhibitorParams(query)))).toEqual(query);
  });

  it.prop([
    fc.dictionary(fc.constantFrom('q', 'below', 'signIn', 'late', 'sort', 'public', 'x'), fc.string()),
  ])('never fails, and gives a query that survives its own address', (params) => {
    const query = exhibitorQueryOf(params);
    expect(exhibitorQueryOf(exhibitorParams(query))).toEqual(query);
  });

  it.prop([fc.nat(600), fc.constantFrom('x', ' ', '😀'), fc.string({ unit: 'binary' })])(
    'cuts no character in two, and gives a query that survives its own address',
    (length, letter, end) => {
      const text = `x${letter.repeat(length)}${end}`;
      const query = exhibitorQueryOf({ q: letter.repeat(length) + end, hall: text, late: `task:${text}` });
      expect(exhibitorQueryOf(throughAddress(exhibitorParams(query)))).toEqual(query);
    },
  );

  it.each([
    ...['0', '101', '007x', 'x50', '-5', '5.0', '1e1', '', '0000', '1000'].map((below) => ({ below })),
    ...['within-7x', 'xwithin-7', 'within-', 'not-within-366', 'not-7', 'x'].map((signIn) => ({ signIn })),
    ...['task', 'xtask:A', 'all', 'FLOOR_PLAN'].map((late) => ({ late })),
    ...[{ sort: 'x' }, { sort: '--name' }, { invited: '1' }, { cancelled: 'no' }, { type: '\0' }],
  ])('ignores the invalid parameter %j', (params) => {
    expect(exhibitorQueryOf(params)).toEqual(EVERY_EXHIBITOR);
  });

  it.prop([fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: SIGN_IN_DAYS_MAX }), fc.boolean()])(
    'reads every percentage and number of days',
    (below, days, isNot) => {
      const params = { below: `${below}`, signIn: `${isNot ? 'not-' : ''}within-${days}` };
      expect(exhibitorQueryOf(params).filter).toEqual({
        ...{ below, signIn: { kind: isNot ? 'not-within' : 'within', days } },
      });
    },
  );

  it.prop([fc.integer({ min: 1, max: 700 }), fc.string({ unit: 'binary', maxLength: 20 })])(
    'cuts long texts, and leaves out what no text can store',
    (length, end) => {
      const { search, hall } = exhibitorQueryOf({ q: 'x'.repeat(length), hall: 'x'.repeat(length) }).filter;
      expect([search?.length, hall?.length]).toEqual([
        Math.min(length, DESK_SEARCH_MAX),
        Math.min(length, 500),
      ]);
      const type = exhibitorQueryOf({ type: `A\0${end}\ud800` }).filter.type ?? '';
      expect(type.isWellFormed() && !type.includes('\0')).toBe(true);
      expect(`A${end}`.replaceAll('\0', '').toWellFormed().replaceAll('\ufffd', '')).toBe(
        type.replaceAll('\ufffd', ''),
      );
    },
  );

  it('ignores invalid parameters', () => {
    const params = {
      below: '101',
      signIn: 'within-0',
      late: 'task:',
      public: 'perhaps',
      sort: '-price',
      q: ' ',
    };
    expect(exhibitorQueryOf(params)).toEqual(EVERY_EXHIBITOR);
    expect(exhibitorParams(EVERY_EXHIBITOR)).toEqual({});
  });
});

describe('filterFields', () => {
  it.prop([anyQuery])('names each filter, and removing them all leaves none', (query) => {
    const fields = filterFields(query.filter);
    expect(new Set(fields)).toEqual(new Set(Object.keys(query.filter)));
    expect(fields.reduce(withoutFilter, query).filter).toEqual({});
  });

  it.prop([anyQuery])('adding a removed filter again gives the same query', (query) => {
    for (const field of filterFields(query.filter)) {
      const value = Object.fromEntries([[field, query.filter[field]]]);
      expect(withFilter(withoutFilter(query, field), value)).toEqual(query);
    }
  });
});

describe('sortedBy', () => {
  it.prop([anyQuery])('turns the direction with every second press, and keeps the filter', (query) => {
    const once = sortedBy(query, query.sort);
    expect(once.isDescending).toBe(!query.isDescending);
    expect(sortedBy(once, query.sort)).toEqual(query);
  });

  it('starts with the latest sign-in', () => {
    expect(sortedBy(EVERY_EXHIBITOR, 'sign-in')).toMatchObject({ sort: 'sign-in', isDescending: true });
  });

  it('starts with the most late tasks', () => {
    expect(sortedBy(EVERY_EXHIBITOR, 'late')).toMatchObject({ sort: 'late', isDescending: true });
    expect(sortedBy(EVERY_EXHIBITOR, 'stand')).toMatchObject({ sort: 'stand', isDescending: false });
  });
});
