import { calendarDayOf, calendarEntry, calendarHref, shortenEntry } from '@fairdesk/core/tasks';
import { anyTask, anyTitle, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.string({ unit: 'binary' });
const anyLongText = fc
  .tuple(fc.constantFrom('ab ', 'ığş ', '文', '👍', 'a👍'), fc.integer({ min: 150, max: 20_000 }))
  .map(([words, times]) => words.repeat(times));

describe('calendarEntry', () => {
  it.prop([anyTask(), anyTitle])('is on the due day, with prefix and title', (task, prefix) => {
    const entry = calendarEntry(task, prefix);
    expect(entry.date).toBe(task.due.slice(0, 8));
    expect(entry.title).toBe(`${prefix} ${task.title}`);
  });

  it.prop([anyTask()])('needs no prefix', (task) => {
    expect(calendarEntry(task, ' ').title).toBe(task.title);
  });

  it('has a trimmed title, with any white space around prefix and title', () => {
    const task = oneOf(anyTask({ title: ' Order power ' }));
    expect(calendarEntry(task, ' Aqua:  ').title).toBe('Aqua: Order power');
    expect(calendarEntry(oneOf(anyTask({ title: ' ' })), 'Aqua').title).toBe('Aqua');
  });

  it('has the text of the task without HTML', () => {
    const task = oneOf(anyTask({ content: '<p>Send the <b>plan</b></p><ul><li>A&amp;B</li></ul>' }));
    expect(calendarEntry(task, '').description).toBe('Send the plan A&B');
  });

  it.prop([anyTask(), anyLongText, anyLongText])(
    'has an address that every server accepts, however long its texts are',
    (task, title, content) => {
      const href = calendarHref(calendarEntry({ ...task, title, content }, 'Aqua'));
      expect(href.length).toBeLessThan(15_000);
    },
  );
});

describe('shortenEntry', () => {
  it.prop([fc.oneof(anyText, anyLongText), fc.oneof(anyText, anyLongText)])(
    'shortens title and description to their limits, and no further, without cutting a character',
    (title, description) => {
      const entry = shortenEntry({ title, date: '20270112', description });
      for (const [short, long, max] of [
        [entry.title, title, 200],
        [entry.description, description, 1000],
      ] as const) {
        expect([...short].length).toBeLessThanOrEqual(max);
        if (long.isWellFormed()) expect(short.isWellFormed()).toBe(true);
        if ([...long].length <= max) expect(short).toBe(long);
        else {
          expect([long.startsWith(short.slice(0, -1)), short.at(-1)]).toEqual([true, '…']);
          expect(short).not.toMatch(/\s…$/);
          const [space = ''] = /^\s*/.exec(long.slice(short.length - 1)) ?? [];
          expect([...short, ...space].length).toBeGreaterThanOrEqual(max);
        }
      }
      expect(shortenEntry(entry)).toEqual(entry);
    },
  );

  it.prop([fc.constantFrom('a', '文', '👍')])('leaves texts of exactly the longest length', (letter) => {
    const entry = { title: letter.repeat(200), date: '20270112', description: letter.repeat(1000) };
    expect(shortenEntry(entry)).toEqual(entry);
  });
});

describe('calendarDayOf', () => {
  it.prop([anyTask()])('accepts a whole timestamp and its first 8 characters', ({ due }) => {
    expect(calendarDayOf(due)).toBe(due.slice(0, 8));
    expect(calendarDayOf(due.slice(0, 8))).toBe(due.slice(0, 8));
  });

  it.each(['', '20270230', '2027-01-12', '20270112T', '20270112T256100Z', '202701121', 'a20270112'])(
    'rejects %j',
    (text) => {
      expect(calendarDayOf(text)).toBeUndefined();
    },
  );
});

describe('calendarHref', () => {
  it.prop([anyText, anyText])(
    'encodes any text in the address of the specification',
    (title, description) => {
      const { pathname, searchParams } = new URL(
        calendarHref({ title, date: '20270112', description }),
        'https://x.y',
      );
      expect(pathname).toBe('/api/tasks/ics/get-task-ics-file');
      expect([...searchParams.keys()]).toEqual(['title', 'date', 'description']);
      expect(searchParams.get('title')).toBe(title.toWellFormed());
      expect(searchParams.get('date')).toBe('20270112');
      expect(searchParams.get('description')).toBe(description.toWellFormed());
    },
  );
});
