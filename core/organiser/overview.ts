import { addDays, dayIn, isDay } from '../shared/index.ts';
import type { ExhibitorFilter } from './exhibitors/exhibitor-query.ts';

/** A profile that is at least this complete, in percent, needs no attention. */
export const COMPLETE_ENOUGH_PERCENT = 80;

/** How far ahead the overview looks, in days. */
export const OVERVIEW_DAYS = 7;

/** The lists of exhibitors that the overview counts; each count is the length of its list. */
export const OVERVIEW_LISTS = {
  all: {},
  late: { late: { kind: 'any' } },
  neverSignedIn: { invited: true, signIn: { kind: 'never' } },
  notInvited: { invited: false },
  notPublic: { isPublic: false },
  incomplete: { isPublic: true, below: COMPLETE_ENOUGH_PERCENT },
} as const satisfies Readonly<Record<string, ExhibitorFilter>>;

/** A name of {@link OVERVIEW_LISTS}. */
export type OverviewList = keyof typeof OVERVIEW_LISTS;

/** The progress of a task, over all companies that have it. */
export interface OverviewTask {
  readonly code: string;
  readonly title: string;
  /** The name of its category; empty for none. */
  readonly category: string;
  readonly required: boolean;
  /** ISO. */
  readonly due: string;
  readonly done: number;
  /** The part of `done` that was completed after the company's deadline. */
  readonly doneLate: number;
  readonly open: number;
  readonly late: number;
}

/** The tasks of a category, with their sums. */
export interface OverviewCategory extends Pick<OverviewTask, 'done' | 'doneLate' | 'open' | 'late'> {
  readonly category: string;
  readonly tasks: readonly OverviewTask[];
}

/** How many required tasks were completed until the end of a day. */
export interface CompletionPoint {
  /** `2027-01-12`, in the fair's time zone. */
  readonly day: string;
  readonly done: number;
}

/** What the team of a fair asks each morning. */
export interface FairOverview {
  readonly counts: Readonly<Record<OverviewList, number>>;
  /** In the order of their deadlines. */
  readonly tasks: readonly OverviewTask[];
  /** Items of exhibitors that wait for approval. */
  readonly inReview: number;
  readonly mail: { readonly waiting: number; readonly failed: number; readonly unsure: number };
  /** One point per day on which something changed, oldest first. */
  readonly completion: readonly CompletionPoint[];
}

/** Groups tasks by category, in the order of their first tasks. */
export const byCategory = (tasks: readonly OverviewTask[]): readonly OverviewCategory[] => {
  const groups = new Map<string, OverviewTask[]>();
  for (const task of tasks) {
    const group = groups.get(task.category);
    if (group) group.push(task);
    else groups.set(task.category, [task]);
  }
  return [...groups].map(([category, group]) => {
    const sum = (part: 'done' | 'doneLate' | 'open' | 'late') =>
      group.reduce((total, task) => total + task[part], 0);
    return {
      ...{ category, tasks: group },
      ...{ done: sum('done'), doneLate: sum('doneLate'), open: sum('open'), late: sum('late') },
    };
  });
};

/** The required tasks that are still open somewhere and due within {@link OVERVIEW_DAYS}, the next one first. */
export const dueSoon = (tasks: readonly OverviewTask[], now: Date): readonly OverviewTask[] => {
  const end = now.getTime() + OVERVIEW_DAYS * 86_400_000;
  return tasks
    .filter(({ required, open, due }) => required && open > 0 && isBetween(new Date(due).getTime(), now, end))
    .toSorted((one, other) => one.due.localeCompare(other.due));
};

const isBetween = (instant: number, now: Date, end: number): boolean =>
  instant >= now.getTime() && instant <= end;

/** Counts completions by day, cumulated. @param completed ISO instants, in any order */
export const completionByDay = (
  completed: readonly string[],
  timeZone: string,
): readonly CompletionPoint[] => {
  const days = completed
    .map((instant) => dayIn(timeZone, new Date(instant)))
    .filter(Boolean)
    .toSorted();
  const last = new Map(days.map((day, place) => [day, place + 1]));
  return [...last].map(([day, done]) => ({ day, done }));
};

/** The points of a line with a value for each day from the first real one to the last, for drawing. */
export const everyDay = (points: readonly CompletionPoint[]): readonly CompletionPoint[] => {
  const real = points.filter(({ day }) => isDay(day));
  return real.flatMap((point, place) => {
    const next = real[place + 1];
    if (next === undefined) return [point];
    const days: CompletionPoint[] = [];
    for (let { day } = point; day < next.day; day = addDays(day, 1)) days.push({ day, done: point.done });
    return days;
  });
};
