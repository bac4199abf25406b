import {
  byCategory,
  completionByDay,
  dueSoon,
  everyDay,
  OVERVIEW_DAYS,
  type OverviewTask,
} from '@fairdesk/core/organiser';
import { addDays, dayIn, isDay } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const NOW = new Date('2027-01-12T12:00:00Z');
const DAY_MS = 86_400_000;
const anyInstant = fc
  .date({ min: new Date('2026-12-01T00:00:00Z'), max: new Date('2027-03-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Before, among and after the real days in the order of texts. */
const anyNoDay = fc.constantFrom('', '2026-12-32', '2027-02-29', '2027-1-2', '99999-01-01', 'x', '__proto__');
const anyZone = fc.constantFrom('Europe/Amsterdam', 'Pacific/Apia', 'America/St_Johns');
const anyTask: fc.Arbitrary<OverviewTask> = fc.record({
  code: fc.string(),
  title: fc.string(),
  category: fc.constantFrom('', 'Stand', 'Safety'),
  required: fc.boolean(),
  due: fc
    .oneof(
      anyInstant.map((text) => new Date(text).getTime()),
      fc.constantFrom(NOW.getTime(), NOW.getTime() + OVERVIEW_DAYS * DAY_MS),
    )
    .map((time) => new Date(time).toISOString()),
  done: fc.nat(9),
  doneLate: fc.nat(9),
  open: fc.nat(9),
  late: fc.nat(9),
});

describe('completion by day', () => {
  it.prop([fc.array(anyInstant, { maxLength: 30 }), anyZone])(
    'never falls, has each day once in order, and ends with all',
    (instants, zone) => {
      const points = completionByDay(instants, zone);
      const days = points.map(({ day }) => day);
      expect(days).toEqual(
        [...new Set(instants.map((instant) => dayIn(zone, new Date(instant))))].toSorted(),
      );
      for (const [place, { done }] of points.entries())
        expect(done).toBeGreaterThan(points[place - 1]?.done ?? 0);
      expect(points.at(-1)?.done ?? 0).toBe(instants.length);
    },
  );

  it.prop([fc.array(anyInstant, { maxLength: 30 }), anyZone])(
    'is drawn with every day from the first to the last, without gaps',
    (instants, zone) => {
      const points = completionByDay(instants, zone);
      const drawn = everyDay(points);
      for (const [place, { day, done }] of drawn.entries()) {
        if (place > 0) expect(day).toBe(addDays(drawn[place - 1]?.day ?? '', 1));
        expect(done).toBe(points.findLast((point) => point.day <= day)?.done);
      }
      expect(drawn.at(-1)).toEqual(points.at(-1));
    },
  );
});

describe('everyDay', () => {
  it.prop([fc.array(anyInstant, { maxLength: 9 }), fc.string(), anyZone])(
    'always ends, and has no completion without a day',
    (instants, text, zone) => {
      fc.pre(Number.isNaN(Date.parse(text)));
      expect(completionByDay([text, ...instants], zone)).toEqual(completionByDay(instants, zone));
      expect(everyDay([{ day: '', done: 1 }, ...completionByDay(instants, zone)]).at(-1)?.done ?? 0).toBe(
        instants.length,
      );
    },
  );

  it.prop([
    fc.uniqueArray(
      fc.oneof(
        anyNoDay,
        anyInstant.map((text) => text.slice(0, 10)),
      ),
      { maxLength: 6 },
    ),
  ])('has the days from the first real one to the last, each once, and no other', (texts) => {
    const points = texts.toSorted().map((day, place) => ({ day, done: place }));
    const [first, ...others] = points.map(({ day }) => day).filter(isDay);
    const days = everyDay(points).map(({ day }) => day);
    expect(days[0]).toBe(first);
    expect(days.at(-1)).toBe(others.at(-1) ?? first);
    for (const [place, day] of days.entries()) expect(day).toBe(addDays(first ?? '', place));
  });

  it.prop([fc.integer({ min: 1, max: 9 }), fc.nat(9)])('repeats a day until the next one', (gap, done) => {
    const points = [
      { day: '2027-01-01', done },
      { day: addDays('2027-01-01', gap), done: done + 1 },
    ];
    expect(everyDay(points).map((point) => point.done)).toEqual([...Array(gap).fill(done), done + 1]);
  });
});

describe('dueSoon', () => {
  it.prop([fc.array(anyTask, { maxLength: 12 })])(
    'lists required open tasks of the coming days only',
    (tasks) => {
      const soon = dueSoon(tasks, NOW);
      const end = NOW.getTime() + OVERVIEW_DAYS * DAY_MS;
      for (const task of tasks) {
        const due = new Date(task.due).getTime();
        const isSoon = task.required && task.open > 0 && due >= NOW.getTime() && due <= end;
        expect(soon.includes(task)).toBe(isSoon);
      }
      const days = soon.map(({ due }) => due);
      expect(days).toEqual(days.toSorted());
    },
  );
});

describe('tasks by category', () => {
  it.prop([
    fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 100 }),
    fc.array(anyTask, { minLength: 1 }),
  ])('reads the category of each task at most twice, whatever the number of categories', (names, tasks) => {
    let reads = 0;
    const counted = tasks.map((task, place) => ({
      ...task,
      get category() {
        reads += 1;
        return names[place % names.length] ?? '';
      },
    }));
    byCategory(counted);
    expect(reads).toBeLessThanOrEqual(2 * tasks.length);
  });

  it.prop([fc.array(anyTask, { maxLength: 12 })])(
    'have each task once, in order, and its numbers in one sum',
    (tasks) => {
      const categories = byCategory(tasks);
      for (const { category, tasks: group } of categories)
        expect(group).toEqual(tasks.filter((task) => task.category === category));
      expect(categories.map(({ category }) => category)).toEqual([
        ...new Set(tasks.map(({ category }) => category)),
      ]);
      for (const part of ['done', 'doneLate', 'open', 'late'] as const) {
        const total = (all: readonly { readonly [key in typeof part]: number }[]) =>
          all.reduce((sum, each) => sum + each[part], 0);
        expect(total(categories)).toBe(total(tasks));
      }
    },
  );
});
