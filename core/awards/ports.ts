import type { Result, ResultAsync } from 'neverthrow';
import type { UploadFile, UploadOptions } from '../media/index.ts';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { Answer, AnswerFile, StoredAnswer } from './answer.ts';
import type { Award, AwardCandidate, AwardList } from './award.ts';
import type { FormStep } from './award-form.ts';
import type {
  EntryFile,
  Questionnaire,
  QuestionnaireProduct,
  QuestionnaireStatus,
  Reopened,
  Submission,
} from './questionnaire.ts';

/** The key of a questionnaire: company, product and award. */
export interface EntryPlace {
  readonly participation: ParticipationId;
  readonly product: string;
  readonly award: string;
}

/** The answers of one step to save. */
export interface StepToSave {
  /** The name of the step. */
  readonly step: string;
  /**
   * Ids of the stored answers of this step that the caller read; a mismatch means that a colleague saved in
   * the meantime.
   */
  readonly oldAnswers: readonly string[];
  readonly answers: readonly Answer[];
}

/** A file to upload as an answer. */
export interface FileToAdd {
  readonly question: string;
  readonly type: AnswerFile['type'];
  readonly file: UploadFile;
  /** Ids of the stored files that the caller read, the only ones it may replace; absent to replace any, as in portal spec §7. */
  readonly replaces?: readonly string[];
}

/**
 * The entry of a product for an award, with every rule of an award applied.
 *
 * A product of another company and an award of another event are `not-found`. Each change returns the updated
 * questionnaire; on a failure nothing has changed. Outside the period of the award every change is
 * `rejected`; during a grace period of some minutes a saved draft can still be submitted, and a summary step
 * saved for that.
 *
 * On the server: `createEntryDesk` over {@link EntryBook}.
 */
export interface EntryDesk {
  /** The stored questionnaire; an empty one when there is no entry. */
  open(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
  /**
   * Replaces the answers of a step and deletes those of hidden parts; `conflict` when a colleague saved the
   * step in the meantime.
   */
  saveStep(place: EntryPlace, step: StepToSave): ResultAsync<Questionnaire, Failure>;
  /** Submits the saved draft; `rejected` with the faults of every visible step. */
  submit(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
  /**
   * Adds a file to a question; a question that takes one file replaces its previous file, which is a `conflict`
   * when a colleague uploaded that one in the meantime. `rejected` with {@link FILE_NAME_TAKEN} when a question for
   * several has a file of that name.
   */
  addFile(place: EntryPlace, file: FileToAdd, options?: UploadOptions): ResultAsync<Questionnaire, Failure>;
  /** Removes a file; removing the last file of an answer deletes the answer. */
  removeFile(place: EntryPlace, file: string): ResultAsync<Questionnaire, Failure>;
  /** Deletes the entry with its answers and files. */
  withdraw(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
}

/**
 * A company's entries for the awards of its event.
 *
 * On the server: `createAwardDesk` over {@link EntryDesk} and {@link EntryBook}.
 */
export interface AwardDesk extends EntryDesk {
  /** The products for an award; without an id, for the only award that applies. */
  products(participation: ParticipationId, award?: string): ResultAsync<AwardList, Failure>;
  /**
   * Deletes the submitted entries of a product for all awards; none when one of these awards is outside its
   * period.
   */
  withdrawAll(participation: ParticipationId, product: string): ResultAsync<void, Failure>;
}

/** The reason of an upload `rejected` because its question has a file of that name. */
export const FILE_NAME_TAKEN = 'file-name-taken';

/** The reason of a save `rejected` because its step is hidden with the stored answers and these. */
export const STEP_HIDDEN = 'step-hidden';

/** An entry as stored. */
export interface AwardEntry {
  readonly id: string;
  readonly status: QuestionnaireStatus;
  readonly answers: readonly StoredAnswer[];
  readonly files: readonly EntryFile[];
  /** The latest submission; absent for a draft. */
  readonly submission?: Submission;
  /** The number of submissions so far. */
  readonly revisions: number;
  readonly reopened?: Reopened;
}

/** The state from which a change of an entry is computed. */
export interface EntryState {
  readonly award: Award;
  readonly candidate: AwardCandidate;
  readonly product: QuestionnaireProduct;
  readonly companyName: string;
  /** Absent until something is stored. */
  readonly entry?: AwardEntry;
}

/** A change to an entry; a missing entry is created as a draft. */
export type EntryChange =
  | {
      readonly kind: 'answers';
      readonly remove: readonly string[];
      readonly add: readonly Answer[];
    }
  | { readonly kind: 'submission'; readonly submission: Submission }
  | {
      readonly kind: 'new-file';
      readonly file: FileToAdd;
      readonly replaces: readonly FileRemoval[];
      /** It replaces a file that the caller has not read: a `conflict`, unless an earlier attempt stored it. */
      readonly isUnread: boolean;
    }
  | { readonly kind: 'less-file'; readonly removal: FileRemoval; readonly answers: readonly string[] }
  | { readonly kind: 'withdrawal' }
  | { readonly kind: 'nothing' };

/** A file that is removed from an entry. */
export interface FileRemoval {
  readonly id: string;
  readonly type: AnswerFile['type'];
  /** Whether a submission refers to it, so that the jury can still open it. */
  readonly isSubmitted: boolean;
}

/** Stores entries, without any rules of awards. */
export interface EntryBook {
  /** The awards open to a company, and its products. */
  awards(participation: ParticipationId): ResultAsync<AwardBook, Failure>;
  /** The stored state for a product and an award. */
  open(place: EntryPlace): ResultAsync<EntryState, Failure>;
  /** Reads, decides and writes in one transaction; changes to the same entry are serialised. */
  change(
    place: EntryPlace,
    decide: (state: EntryState) => Result<EntryChange, Failure>,
  ): ResultAsync<EntryState, Failure>;
}

/** The awards of a company's event, and its eligible products. */
export interface AwardBook {
  readonly awards: readonly Award[];
  readonly products: readonly AwardCandidate[];
}

/** Reads the form of an award from the content platform. */
export interface FormSource {
  /** Every step in order, including hidden ones. */
  steps(award: string): ResultAsync<readonly FormStep[], Failure>;
}
