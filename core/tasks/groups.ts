import { type Language, wholeMonthsBetween } from '../shared/index.ts';
import { dueDayOf, type TaskDue } from './due-day.ts';
import { isCompleted, type Task } from './task.ts';
import { todayFor } from './today-for.ts';

/** A group of tasks in the full list. */
export interface TaskGroup<Key extends string = string> {
  readonly key: Key;
  /** The name of the category; empty for an {@link AgeGroup}, whose key is a message key. */
  readonly title: string;
  /** The language of the title, if it is not the reader's. */
  readonly language?: Language;
  readonly tasks: readonly Task[];
  /** The number of open tasks. */
  readonly openCount: number;
}

/**
 * The time left until a task is due; overdue tasks belong to the first group. Source: portal spec §4 "Task
 * age groups".
 */
export const AGE_GROUPS = ['under-1-month', '1-month', '2-months', '3-months-and-more'] as const;
/** One of {@link AGE_GROUPS}. */
export type AgeGroup = (typeof AGE_GROUPS)[number];

/**
 * Groups tasks by category; categories, and tasks within each, keep their order. Source: portal spec §2 "Full
 * task list".
 */
export const groupByCategory = (tasks: readonly Task[]): readonly TaskGroup[] =>
  grouped(
    tasks,
    ({ category }) => category,
    ({ categoryTitle, languages }) => ({
      title: categoryTitle,
      ...(languages?.categoryTitle && { language: languages.categoryTitle }),
    }),
  );

/**
 * Groups tasks by the full calendar months left until they are due, soonest first; leaves out empty groups.
 */
export const groupByAge = (tasks: readonly Task[], now: Date): readonly TaskGroup<AgeGroup>[] =>
  grouped(
    tasks,
    (task) => ageGroupOf(task, now),
    () => ({ title: '' }),
  ).toSorted((one, other) => AGE_GROUPS.indexOf(one.key) - AGE_GROUPS.indexOf(other.key));

/**
 * The age group of a task.
 *
 * @example
 * ```ts
 * ageGroupOf({ due: '20270120T000000Z' }, new Date('2027-01-12T12:00:00Z')) // 'under-1-month'
 * ageGroupOf({ due: '20270212T000000Z' }, new Date('2027-01-12T12:00:00Z')) // '1-month'
 * ```
 */
export const ageGroupOf = (task: TaskDue, now: Date): AgeGroup => {
  const months = wholeMonthsBetween(todayFor(task, now), dueDayOf(task));
  if (months < 1) return 'under-1-month';
  if (months < 2) return '1-month';
  return months < 3 ? '2-months' : '3-months-and-more';
};

/**
 * The group that is expanded initially: the first with an open required task. Source: portal spec §2 "Full
 * task list".
 */
export const firstOpenGroup = <Key extends string>(groups: readonly TaskGroup<Key>[]): Key | undefined =>
  groups.find(({ tasks }) => tasks.some((task) => task.required && !isCompleted(task)))?.key;

const grouped = <Key extends string>(
  tasks: readonly Task[],
  keyOf: (task: Task) => Key,
  titleOf: (task: Task) => Pick<TaskGroup, 'title' | 'language'>,
): readonly TaskGroup<Key>[] => {
  const byKey = new Map<Key, [Task, ...Task[]]>();
  for (const task of tasks) {
    const key = keyOf(task);
    const group = byKey.get(key);
    if (group) group.push(task);
    else byKey.set(key, [task]);
  }
  return [...byKey].map(([key, members]) => ({
    key,
    ...titleOf(members[0]),
    tasks: members,
    openCount: members.filter((task) => !isCompleted(task)).length,
  }));
};
