import { EVERYONE } from '@fairdesk/core/events';
import {
  cursorText,
  DEFAULT_EXHIBITOR_COLUMNS,
  EXHIBITOR_COLUMNS,
  EXHIBITOR_SORTS,
  exhibitorColumnsOf,
  exhibitorCursorOf,
  lateTasks,
  naturalKey,
  tasksFor,
  toggleColumn,
} from '@fairdesk/core/organiser';
import { type CompactTimestamp, instantOf, toCompact } from '@fairdesk/core/shared';
import { anyTaskRules, EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('naturalKey', () => {
  it.prop([fc.nat(), fc.nat(), fc.constantFrom('', 'a', '8.b')])(
    'sorts numbers as numbers',
    (one, other, before) => {
      expect(naturalKey(`${before}${one}`) < naturalKey(`${before}${other}`)).toBe(one < other);
    },
  );

  it('keeps the letters', () => {
    expect(naturalKey('8.b02')).toBe('000000000008.b000000000002');
  });
});

describe('exhibitorCursorOf', () => {
  it.prop([fc.constantFrom(...EXHIBITOR_SORTS), fc.string(), fc.nat(), fc.string()])(
    'reads back every cursor of the same column, and no other',
    (sort, text, number, id) => {
      const isNumber = sort === 'late' || sort === 'completeness';
      const cursor = { key: isNumber ? number : text, id };
      expect(exhibitorCursorOf(cursorText(cursor), sort)).toEqual(cursor);
      expect(exhibitorCursorOf(cursorText({ key: isNumber ? text : number, id }), sort)).toBeUndefined();
    },
  );

  it.prop([fc.string()])('ignores any other text', (text) => {
    expect(exhibitorCursorOf(text, 'name')).toBeUndefined();
  });
});

describe('toggleColumn', () => {
  it.prop([fc.array(fc.constantFrom(...EXHIBITOR_COLUMNS))])(
    'keeps the order, and undoes itself',
    (presses) => {
      const columns = presses.reduce(toggleColumn, DEFAULT_EXHIBITOR_COLUMNS);
      expect(columns).toEqual(EXHIBITOR_COLUMNS.filter((column) => columns.includes(column)));
      expect(exhibitorColumnsOf(columns.join(','))).toEqual(columns);
      for (const column of presses)
        expect(toggleColumn(toggleColumn(columns, column), column)).toEqual(columns);
    },
  );
});

describe('lateTasks', () => {
  const anyCompany = fc.record({
    places: fc.constantFrom(EVERYONE, { ...EVERYONE, type: ['EXHIBITOR'], hall: ['8'], segment: ['VIP'] }),
    completed: fc.constant(new Set<string>()),
    deadlines: fc.constant(new Map<string, CompactTimestamp>()),
  });

  it.prop([anyTaskRules, anyCompany])(
    'has required tasks of the company only, and none when all are completed or extended',
    (tasks, company) => {
      const late = lateTasks(tasks, company, EXHIBITOR_NOW);
      expect(late.every(({ required, due }) => required && instantOf(due) < EXHIBITOR_NOW)).toBe(true);
      expect(late).toEqual(tasksFor(late, company));
      const completed = new Set(late.map(({ code }) => code));
      expect(lateTasks(tasks, { ...company, completed }, EXHIBITOR_NOW)).toEqual([]);
      const deadlines = new Map(late.map(({ code }) => [code, toCompact(EXHIBITOR_NOW)]));
      expect(lateTasks(tasks, { ...company, deadlines }, EXHIBITOR_NOW)).toEqual([]);
    },
  );
});
