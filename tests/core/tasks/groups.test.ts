import { addMonths, LANGUAGES, toCompact, utcDay } from '@fairdesk/core/shared';
import {
  AGE_GROUPS,
  ageGroupOf,
  firstOpenGroup,
  groupByAge,
  groupByCategory,
  passesFilter,
  progressOf,
  TASK_FILTERS,
} from '@fairdesk/core/tasks';
import { anyFairInstant, anyTask, anyTasks, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const now = new Date('2026-11-20T12:00:00Z');
const dueOn = (day: string) => toCompact(new Date(`${day}T23:59:00Z`));

describe('groupByCategory', () => {
  it.prop([anyTasks()])('puts every task in exactly one group, in the original order', (tasks) => {
    const groups = groupByCategory(tasks);
    expect(groups.flatMap((group) => group.tasks)).toHaveLength(tasks.length);
    for (const { key, tasks: members } of groups) {
      expect(members).toEqual(tasks.filter(({ category }) => category === key));
    }
    expect(groups.map(({ key }) => key)).toEqual([...new Set(tasks.map(({ category }) => category))]);
    for (const { title, tasks: members } of groups) expect(title).toBe(members[0]?.categoryTitle);
  });

  it.prop([anyTasks()])('counts the open tasks', (tasks) => {
    const open = groupByCategory(tasks).reduce((sum, { openCount }) => sum + openCount, 0);
    expect(open).toBe(tasks.filter(passesFilter('todo')).length);
  });

  it.prop([anyTasks(), fc.constantFrom(...LANGUAGES)])(
    'has the language of a title that is not in the language of the reader',
    (tasks, language) => {
      const foreign = tasks.map((task) => ({ ...task, languages: { categoryTitle: language } }));
      for (const group of groupByCategory(foreign)) expect(group.language).toBe(language);
      const own = tasks.map((task) => ({ ...task, languages: {} }));
      for (const group of groupByCategory(own)) expect(group).not.toHaveProperty('language');
    },
  );

  it('accepts any text as a category, even names of object properties', () => {
    const tasks = ['__proto__', 'constructor', 'İstanbul'].map((category) => ({
      ...oneOf(anyTask()),
      category,
    }));
    expect(groupByCategory(tasks).map(({ key }) => key)).toEqual(['__proto__', 'constructor', 'İstanbul']);
  });
});

describe('groupByAge', () => {
  it.each([
    ['2026-11-01', 'under-1-month'],
    ['2026-12-19', 'under-1-month'],
    ['2026-12-20', '1-month'],
    ['2027-01-19', '1-month'],
    ['2027-01-20', '2-months'],
    ['2027-02-19', '2-months'],
    ['2027-02-20', '3-months-and-more'],
    ['2028-02-29', '3-months-and-more'],
  ])('puts a task due on %s under %s', (day, group) => {
    expect(ageGroupOf({ due: dueOn(day) }, now)).toBe(group);
  });

  it.prop([anyTasks(), anyFairInstant])(
    'puts every task in exactly one group, the soonest group first',
    (tasks, when) => {
      const groups = groupByAge(tasks, when);
      expect(new Set(groups.flatMap((group) => group.tasks))).toEqual(new Set(tasks));
      const places = groups.map(({ key }) => AGE_GROUPS.indexOf(key));
      expect(places).toEqual([...new Set(places)].toSorted());
      for (const group of groups) {
        expect(group.title).toBe('');
        expect(group.tasks).toEqual(tasks.filter((task) => ageGroupOf(task, when) === group.key));
      }
    },
  );

  it.prop([anyFairInstant, fc.integer({ min: 0, max: 3 })])(
    'counts calendar months of any length',
    (when, months) => {
      const day = utcDay(when);
      fc.pre(day.slice(8) <= '28');
      expect(ageGroupOf({ due: dueOn(addMonths(day, months)) }, when)).toBe(AGE_GROUPS[months]);
    },
  );
});

describe('firstOpenGroup', () => {
  it.prop([
    fc.oneof(anyTasks({ required: false }), anyTasks({ status: 'CLOSED' })),
    anyTask({ required: true, status: 'OPEN' }),
    anyTasks({ required: true, status: 'OPEN' }),
  ])(
    'is the group of the first open required task, with any others before and after it',
    (before, task, after) => {
      const groups = groupByCategory([...before, task]);
      expect(firstOpenGroup(groups)).toBe(task.category);
      const later = after.filter(({ category }) => groups.every(({ key }) => key !== category));
      expect(firstOpenGroup(groupByCategory([...before, task, ...later]))).toBe(task.category);
    },
  );

  it.prop([anyTasks({ required: false })])('is undefined when no task is required', (tasks) => {
    expect(firstOpenGroup(groupByCategory(tasks))).toBeUndefined();
  });
});

describe('passesFilter', () => {
  it.prop([anyTasks()])('splits all tasks into todo and completed', (tasks) => {
    const [all, todo, completed] = TASK_FILTERS.map((filter) => tasks.filter(passesFilter(filter)));
    expect(all).toEqual(tasks);
    expect(new Set([...(todo ?? []), ...(completed ?? [])])).toEqual(new Set(tasks));
    expect(todo?.filter((task) => completed?.includes(task))).toEqual([]);
  });
});

describe('progressOf', () => {
  it.prop([anyTasks()])('is 100 exactly when every required task is done', (tasks) => {
    const { required, done, open, percent } = progressOf(tasks);
    expect(done + open).toBe(required);
    expect(percent === 100).toBe(required > 0 && open === 0);
  });

  it.prop([anyTasks(), anyTask({ required: false })])('never counts an optional task', (tasks, optional) => {
    expect(progressOf([...tasks, optional])).toEqual(progressOf(tasks));
  });

  it.prop([anyTasks({ required: true }, 1), fc.nat()])('never decreases when a task is done', (tasks, at) => {
    const more = tasks.map((task, place) =>
      place === at % tasks.length ? { ...task, status: 'CLOSED' as const } : task,
    );
    expect(progressOf(more).percent).toBeGreaterThanOrEqual(progressOf(tasks).percent ?? 0);
  });

  it('has no percentage without required tasks', () => {
    expect(progressOf([]).percent).toBeUndefined();
  });

  it.each([
    [0, 12, 0],
    [2, 12, 17],
    [2, 3, 67],
    [1, 400, 1],
    [399, 400, 99],
    [12, 12, 100],
  ])('rounds %i of %i to %i percent', (done, all, percent) => {
    const tasks = Array.from({ length: all }, (_, place) => ({
      status: place < done ? ('CLOSED' as const) : ('OPEN' as const),
      required: true,
    }));
    expect(progressOf(tasks).percent).toBe(percent);
  });
});
