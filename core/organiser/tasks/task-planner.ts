import type { ResultAsync } from 'neverthrow';
import type { CompactTimestamp, Failure, Localised } from '../../shared/index.ts';
import type { DeadlineForm } from './task-deadline.ts';
import type { TaskCounts, TaskDefinition, TaskForm } from './task-definition.ts';
import type { TaskState } from './task-progress.ts';

/** A task of the fair with its progress. */
export interface PlannedTask extends TaskDefinition, TaskCounts {}

/** The tasks of a fair. */
export interface TaskPlan {
  /** The IANA zone of the fair, in which deadlines are entered and displayed. */
  readonly timeZone: string;
  /** In the order of the portal. */
  readonly tasks: readonly PlannedTask[];
  readonly choices: AudienceChoices;
}

/** The values by which an audience can be limited at a fair. */
export interface AudienceChoices {
  readonly types: readonly string[];
  readonly halls: readonly string[];
  readonly categories: readonly AudienceChoice[];
  readonly segments: readonly AudienceChoice[];
}

/** A category or a segment. */
export interface AudienceChoice {
  readonly code: string;
  readonly names: Localised;
}

/** A company of a task's audience. */
export interface CompanyProgress {
  /** The id of its participation. */
  readonly id: string;
  readonly name: string;
  readonly stands: readonly string[];
  readonly state: TaskState;
  /** Its own deadline. */
  readonly due: CompactTimestamp;
  /** Whether its deadline differs from that of the task. */
  readonly isExtended: boolean;
  /** When it completed the task, ISO, and by which user. */
  readonly completedAt?: string | undefined;
  readonly completedBy?: string | undefined;
}

/** A page of the companies that have a task. */
export interface TaskCompanies {
  readonly timeZone: string;
  readonly task: PlannedTask;
  /** At most {@link TASK_COMPANIES_PAGE}, by name. */
  readonly items: readonly CompanyProgress[];
  /** How many companies match. */
  readonly total: number;
}

/** How many companies a page has. */
export const TASK_COMPANIES_PAGE = 100;

/** Which companies of a task to list. */
export interface TaskCompanyFilter {
  /** Every state when absent; `open` includes late ones, as in {@link TaskCounts}. */
  readonly state?: TaskState | undefined;
  /** A part of the name, in any spelling, or of a stand number. */
  readonly search?: string | undefined;
  /** From 0. */
  readonly page?: number | undefined;
}

/** What a new task is recognised by. */
export interface NewTaskNames {
  /** A UUID: however often the task is added with it, it is there once. */
  readonly id?: string;
  /** Of a deleted task to restore, whose progress returns; otherwise it follows from the title. */
  readonly code?: string;
}

/** Plans the tasks of one event, for one organiser. */
export interface TaskPlanner {
  /** Every task of the event, with its progress. */
  plan(): ResultAsync<TaskPlan, Failure>;
  /** The companies that have a task. */
  companies(code: string, filter: TaskCompanyFilter): ResultAsync<TaskCompanies, Failure>;
  /** Adds a task at the end of the list; one whose first attempt was stored is changed instead. */
  create(form: TaskForm, names?: NewTaskNames): ResultAsync<TaskDefinition, Failure>;
  /** Changes a task; `conflict` when another save came since `version` was read. */
  save(code: string, form: TaskForm, version: string): ResultAsync<TaskDefinition, Failure>;
  /** Deletes a task; the progress of companies stays, in case it is restored. */
  remove(code: string): ResultAsync<void, Failure>;
  /** Moves a task in front of another, or to the end. */
  move(code: string, before: string | undefined): ResultAsync<void, Failure>;
  /** Completes the task for these companies, or for everyone who has it open. Safe to repeat. */
  close(code: string, companies: readonly string[] | 'all'): ResultAsync<ClosedTask, Failure>;
  /** Undoes a {@link close}: reopens the task where this organiser completed it at that moment. */
  reopen(code: string, closedAt: string): ResultAsync<void, Failure>;
  /** Gives companies a deadline of their own, or that of the task again. */
  extend(
    code: string,
    companies: readonly string[],
    deadline: DeadlineForm | undefined,
  ): ResultAsync<void, Failure>;
}

/** The result of completing a task for companies. */
export interface ClosedTask {
  /** How many companies had it open. */
  readonly count: number;
  /** ISO; names the change when it is undone. */
  readonly closedAt: string;
}
