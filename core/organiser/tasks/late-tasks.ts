import { type Audience, isInAudience } from '../../events/index.ts';
import { type CompactTimestamp, instantOf } from '../../shared/index.ts';

/** The part of a task's definition that decides who is late. */
export interface TaskRule {
  readonly code: string;
  readonly required: boolean;
  readonly due: CompactTimestamp;
  readonly audience: Audience;
}

/** What decides which tasks a company is late with. */
export interface TaskCompany {
  /** Its values by kind; its categories include their ancestors. */
  readonly places: Audience;
  /** The codes of its completed tasks. */
  readonly completed: ReadonlySet<string>;
  /** Deadlines of its own, by the code of the task. */
  readonly deadlines: ReadonlyMap<string, CompactTimestamp>;
}

/** The tasks that a company has, in the given order. */
export const tasksFor = <T extends Pick<TaskRule, 'audience'>>(
  tasks: readonly T[],
  { places }: Pick<TaskCompany, 'places'>,
): readonly T[] => tasks.filter(({ audience }) => isInAudience(audience, places));

/**
 * The required tasks that a company has not completed by its deadline, in the given order. Source: portal spec
 * §4 "Task priority".
 */
export const lateTasks = (tasks: readonly TaskRule[], company: TaskCompany, now: Date): readonly TaskRule[] =>
  tasksFor(tasks, company).filter(
    ({ code, required, due }) =>
      required && !company.completed.has(code) && instantOf(company.deadlines.get(code) ?? due) < now,
  );
