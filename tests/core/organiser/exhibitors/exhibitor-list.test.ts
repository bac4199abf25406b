import { EVERYONE } from '@fairdesk/core/events';
import {
  cursorText,
  DEFAULT_EXHIBITOR_COLUMNS,
  EXHIBITOR_COLUMNS,
  EXHIBITOR_SORTS,
  exhibitorColumnsOf,
  exhibitorCursorOf,
  exhibitorSearchWords,
  lateTasks,
  tasksFor,
  toggleColumn,
} from '@fairdesk/core/organiser';
import { type CompactTimestamp, instantOf, toCompact } from '@fairdesk/core/shared';
import { anyTaskRules, EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

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

  it.each(['{"id":"a"}', '["Kas"]', '["Kas",7]', '[null,"a"]', '"Kas"', '[["Kas"],"a"]', '{'])(
    'ignores %s',
    (text) => {
      for (const sort of EXHIBITOR_SORTS) expect(exhibitorCursorOf(text, sort)).toBeUndefined();
    },
  );

  it.prop([fc.string()])('ignores any other text', (text) => {
    expect(exhibitorCursorOf(text, 'name')).toBeUndefined();
  });
});

describe('exhibitorSearchWords', () => {
  it.prop([fc.array(fc.constantFrom('kas', '8.b2', 'é')), fc.constantFrom(' ', '  ', '\t\n', ' \u00a0 ')])(
    'are the folded words, however much space is between them',
    (words, space) => {
      const search = `${space}${words.join(space)}${space}`;
      expect(exhibitorSearchWords(search, (text) => text.toUpperCase())).toEqual(
        words.map((word) => word.toUpperCase()),
      );
    },
  );
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
