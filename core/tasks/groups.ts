import { dayOf, utcDay, wholeMonthsBetween } from '../shared/index.ts';
import { isCompleted, type Task } from './task.ts';

/** Tasks under one heading of the full list. */
export interface TaskGroup<Key extends string = string> {
  readonly key: Key;
  /** As a reader calls it; empty where the dictionary names the key. */
  readonly title: string;
  readonly tasks: readonly Task[];
  /** How many of them are open. */
  readonly openCount: number;
}

/** How long is left until a task is due; what is past due belongs to the first. Source: portal spec §4 "Task age groups". */
export const AGE_GROUPS = ['under-1-month', '1-month', '2-months', '3-months-and-more'] as const;
/** One of {@link AGE_GROUPS}. */
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Tasks by category; categories, and tasks within one, in the order they come. Source: portal spec §2 "Full task list". */
export const groupByCategory = (tasks: readonly Task[]): readonly TaskGroup[] =>
  grouped(
    tasks,
    ({ category }) => category,
    ({ categoryTitle }) => categoryTitle,
  );

/** Tasks by the full calendar months left until they are due, the soonest group first; empty groups are left out. */
export const groupByAge = (tasks: readonly Task[], now: Date): readonly TaskGroup<AgeGroup>[] =>
  grouped(
    tasks,
    (task) => ageGroupOf(task, now),
    () => '',
  ).toSorted((one, other) => AGE_GROUPS.indexOf(one.key) - AGE_GROUPS.indexOf(other.key));

/** The heading a task stands under when grouped by time left. */
export const ageGroupOf = ({ due }: Pick<Task, 'due'>, now: Date): AgeGroup => {
  const months = wholeMonthsBetween(utcDay(now), dayOf(due));
  if (months < 1) return 'under-1-month';
  if (months < 2) return '1-month';
  return months < 3 ? '2-months' : '3-months-and-more';
};

/** The group to expand at first: the first that holds an open required task. Source: portal spec §2 "Full task list". */
export const firstOpenGroup = <Key extends string>(groups: readonly TaskGroup<Key>[]): Key | undefined =>
  groups.find(({ tasks }) => tasks.some((task) => task.required && !isCompleted(task)))?.key;

const grouped = <Key extends string>(
  tasks: readonly Task[],
  keyOf: (task: Task) => Key,
  titleOf: (task: Task) => string,
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
    title: titleOf(members[0]),
    tasks: members,
    openCount: members.filter((task) => !isCompleted(task)).length,
  }));
};
