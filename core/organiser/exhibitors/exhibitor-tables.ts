import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../../shared/index.ts';
import type { TaskState } from '../tasks/task-progress.ts';
import type { ExhibitorPerson } from './exhibitor-details.ts';
import type { ExhibitorSelection } from './exhibitor-selection.ts';

/** The lists of exhibitors that can be exported. */
export const EXPORT_TABLES = ['exhibitors', 'people', 'tasks'] as const;
/** One of {@link EXPORT_TABLES}. */
export type ExportTable = (typeof EXPORT_TABLES)[number];

/** A person of a company: one with a role, or an invited one. */
export interface CompanyPerson extends ExhibitorPerson {
  /** The company's name. */
  readonly company: string;
}

/** How far companies are with every task of the fair. */
export interface TaskStateTable {
  /** The titles of the tasks, in the order of the portal. */
  readonly titles: readonly string[];
  readonly companies: readonly CompanyTaskStates[];
}

/** How far a company is with the tasks of a {@link TaskStateTable}. */
export interface CompanyTaskStates {
  readonly company: string;
  /** In the order of the titles; `null` for a task that the company does not have. */
  readonly states: readonly (TaskState | null)[];
}

/** Reads what can be exported about selected exhibitors of an event. */
export interface ExhibitorTables {
  /** Their people, by company and address. */
  people(selection: ExhibitorSelection): ResultAsync<readonly CompanyPerson[], Failure>;
  /** Their tasks, by company. */
  taskStates(selection: ExhibitorSelection, language: Language): ResultAsync<TaskStateTable, Failure>;
}
