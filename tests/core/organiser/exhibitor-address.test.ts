import {
  EVERY_EXHIBITOR,
  type ExhibitorFilter,
  exhibitorParams,
  exhibitorQueryOf,
  filterFields,
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

  it('starts with the most late tasks', () => {
    expect(sortedBy(EVERY_EXHIBITOR, 'late')).toMatchObject({ sort: 'late', isDescending: true });
    expect(sortedBy(EVERY_EXHIBITOR, 'stand')).toMatchObject({ sort: 'stand', isDescending: false });
  });
});
