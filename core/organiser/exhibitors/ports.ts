import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../../shared/index.ts';
import type { ExhibitorColumn } from './exhibitor-columns.ts';
import type { ExhibitorChange, ExhibitorDetails } from './exhibitor-details.ts';
import type { ExhibitorQuery } from './exhibitor-query.ts';
import type { ExhibitorPage, ExhibitorRow } from './exhibitor-row.ts';
import type { ExhibitorSelection } from './exhibitor-selection.ts';
import type { ExhibitorTaskForm, ExhibitorTaskOutcome, TaskUndo } from './exhibitor-task-change.ts';
import type { ExhibitorOutcome, ExhibitorPlan, ExhibitorVerb } from './exhibitor-verbs.ts';
import type { ExhibitorVisit } from './exhibitor-visit.ts';
import type { NewExhibitor } from './new-exhibitor.ts';

/** A value of a filter with its name. */
export interface ExhibitorChoice {
  readonly value: string;
  readonly label: string;
}

/** What the filters of the list offer. */
export interface ExhibitorChoices {
  readonly types: readonly string[];
  readonly halls: readonly string[];
  /** In the order of the fair; the label of a lower level names its groups too. */
  readonly categories: readonly ExhibitorChoice[];
  /** In the order of the fair. */
  readonly tasks: readonly ExhibitorChoice[];
}

/** A saved filter of one organiser. */
export interface ExhibitorView {
  readonly name: string;
  /** The parameters of the list's address: `hall=8&late=any`. */
  readonly address: string;
}

/** What one organiser chose for the list of an event. */
export interface ExhibitorPreferences {
  /** By name. */
  readonly views: readonly ExhibitorView[];
  readonly columns: readonly ExhibitorColumn[];
}

/** Opens the portal as a company of the event, for one organiser. */
export interface PortalOpening {
  /** Selects the company for this browser. @returns where its portal is, without language */
  open(id: ParticipationId): ResultAsync<string, Failure>;
}

/** The exhibitors of an event, as its organisers work with them. */
export interface ExhibitorList {
  /** A page of {@link EXHIBITOR_PAGE_SIZE}; the first, or the one after the cursor. */
  page(query: ExhibitorQuery, after?: string): ResultAsync<ExhibitorPage, Failure>;
  /** The values that occur in the event. */
  choices(language: Language): ResultAsync<ExhibitorChoices, Failure>;
  /** The preferences of the calling organiser. */
  preferences(): ResultAsync<ExhibitorPreferences, Failure>;
  /** Saves a filter under its name, replacing one with the same name. */
  saveView(view: ExhibitorView): ResultAsync<void, Failure>;
  /** Deletes a saved filter; nothing happens when it is already deleted. */
  deleteView(name: string): ResultAsync<void, Failure>;
  /** Remembers the visible columns. */
  saveColumns(columns: readonly ExhibitorColumn[]): ResultAsync<void, Failure>;
  /** What a verb would do with the selected exhibitors. */
  plan(verb: ExhibitorVerb, selection: ExhibitorSelection): ResultAsync<ExhibitorPlan, Failure>;
  /** Does it: all or nothing. */
  act(verb: ExhibitorVerb, selection: ExhibitorSelection): ResultAsync<ExhibitorOutcome, Failure>;
  /** Changes a task of the selected exhibitors, all or nothing. */
  changeTask(
    form: ExhibitorTaskForm,
    selection: ExhibitorSelection,
  ): ResultAsync<ExhibitorTaskOutcome, Failure>;
  /** Undoes such a change of this organiser, except where the task was changed since; `not-found` after a day. */
  undoTask(change: string): ResultAsync<TaskUndo, Failure>;
  /**
   * Adds a company; `rejected` where one of the event has its name. One whose first attempt was stored is changed
   * instead: it gets what it lacks, and no one is invited twice.
   *
   * @param id a UUID: however often the company is added with it, it is there once
   * @returns its id
   */
  add(company: NewExhibitor, id?: string): ResultAsync<ParticipationId, Failure>;
  /** One exhibitor; `not-found` for one of another event. */
  details(id: ParticipationId, language: Language): ResultAsync<ExhibitorDetails, Failure>;
  /** Changes one exhibitor; an invalid change is `rejected` with its faults. */
  change(id: ParticipationId, change: ExhibitorChange): ResultAsync<void, Failure>;
  /** Records that the organiser opens the portal of a company; `not-found` for one of another event. */
  recordVisit(id: ParticipationId, visit: ExhibitorVisit): ResultAsync<void, Failure>;
  /** Every selected exhibitor, by name. */
  selected(selection: ExhibitorSelection): ResultAsync<readonly ExhibitorRow[], Failure>;
}
