import type { Result, ResultAsync } from 'neverthrow';
import type { Progress, UploadFile } from '../media/index.ts';
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

/** Which questionnaire: of which company and product, for which award. */
export interface EntryPlace {
  readonly participation: ParticipationId;
  readonly product: string;
  readonly award: string;
}

/** The answers of one step as they are saved. */
export interface StepToSave {
  /** The step's name. */
  readonly step: string;
  /** Ids of the stored answers of this step that the caller read; others mean that a colleague saved meanwhile. */
  readonly oldAnswers: readonly string[];
  readonly answers: readonly Answer[];
}

/** A file for a question. */
export interface FileToAdd {
  readonly question: string;
  readonly type: AnswerFile['type'];
  readonly file: UploadFile;
}

/**
 * A company's entries for the awards of its event, with every rule of an award applied.
 *
 * A product of another company and an award of another event are `not-found`. Each change returns the questionnaire
 * as it now stands; on a failure nothing has changed. Outside of the award's period every change is `rejected`;
 * for some minutes after it a saved draft can be submitted, and a summary step saved for that.
 *
 * On the server: `createAwardDesk` over {@link EntryBook}.
 */
export interface AwardDesk {
  /** The products of one award; without an id, of the only one it can be. */
  products(participation: ParticipationId, award?: string): ResultAsync<AwardList, Failure>;
  /** The questionnaire as it stands; without an entry, an empty one. */
  open(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
  /** Replaces the answers of a step and deletes those of parts now hidden; `conflict` when a colleague saved the step meanwhile. */
  saveStep(place: EntryPlace, step: StepToSave): ResultAsync<Questionnaire, Failure>;
  /** Submits what is saved; `rejected` with the faults of every visible step. */
  submit(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
  /** Adds a file to a question; in a question for one file it replaces the one before. */
  addFile(place: EntryPlace, file: FileToAdd, progress?: Progress): ResultAsync<Questionnaire, Failure>;
  /** Removes a file; an answer without files goes with its last one. */
  removeFile(place: EntryPlace, file: string): ResultAsync<Questionnaire, Failure>;
  /** Deletes the entry with its answers and files. */
  withdraw(place: EntryPlace): ResultAsync<Questionnaire, Failure>;
}

/** One entry as it is stored. */
export interface AwardEntry {
  readonly id: string;
  readonly status: QuestionnaireStatus;
  readonly answers: readonly StoredAnswer[];
  readonly files: readonly EntryFile[];
  /** The one that counts; absent for a draft. */
  readonly submission?: Submission;
  /** How often it was submitted. */
  readonly revisions: number;
  readonly reopened?: Reopened;
}

/** What a change of an entry is decided from. */
export interface EntryState {
  readonly award: Award;
  readonly candidate: AwardCandidate;
  readonly product: QuestionnaireProduct;
  readonly companyName: string;
  /** Absent while nothing is stored. */
  readonly entry?: AwardEntry;
}

/** What becomes of an entry; one that is not there yet is created as a draft. */
export type EntryChange =
  | {
      readonly kind: 'answers';
      readonly remove: readonly string[];
      readonly add: readonly Answer[];
    }
  | { readonly kind: 'submission'; readonly submission: Submission }
  | { readonly kind: 'new-file'; readonly file: FileToAdd; readonly replaces: readonly FileRemoval[] }
  | { readonly kind: 'less-file'; readonly removal: FileRemoval; readonly answers: readonly string[] }
  | { readonly kind: 'withdrawal' }
  | { readonly kind: 'nothing' };

/** A file that leaves an entry. */
export interface FileRemoval {
  readonly id: string;
  readonly type: AnswerFile['type'];
  /** A submission names it: the jury still reads it. */
  readonly isSubmitted: boolean;
}

/**
 * Where entries are stored, without any rule of an award.
 */
export interface EntryBook {
  /** The awards offered to a company, and its products. */
  awards(participation: ParticipationId): ResultAsync<AwardBook, Failure>;
  /** What is stored of a product and an award. */
  open(place: EntryPlace): ResultAsync<EntryState, Failure>;
  /** Reads, decides and writes, all or nothing; two changes of one entry never overlap. */
  change(
    place: EntryPlace,
    decide: (state: EntryState) => Result<EntryChange, Failure>,
  ): ResultAsync<EntryState, Failure>;
}

/** The awards of a company's event, and what it may enter. */
export interface AwardBook {
  readonly awards: readonly Award[];
  readonly products: readonly AwardCandidate[];
}

/** The form of an award as the content platform defines it, for the rules. */
export interface FormSource {
  /** Every step, in order, hidden ones too. */
  steps(award: string): ResultAsync<readonly FormStep[], Failure>;
}
