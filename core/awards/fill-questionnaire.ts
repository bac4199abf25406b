import { ok, type ResultAsync } from 'neverthrow';
import { DOCUMENT_RULES, IMAGE_RULES, type UploadOptions, uploadFaults } from '../media/index.ts';
import { type Failure, judged, type ParticipationId } from '../shared/index.ts';
import type { AwardList } from './award.ts';
import type { FormStep } from './award-form.ts';
import type { Entries } from './entries.ts';
import type { AwardDesk, EntryPlace, FileToAdd } from './ports.ts';
import { stepFaults } from './question-faults.ts';
import type { Questionnaire } from './questionnaire.ts';
import { answersToPost } from './step-answers.ts';

/** The products for an award, each with the status of its entry. */
export const listAwardProducts =
  (desk: Pick<AwardDesk, 'products'>) =>
  (participation: ParticipationId, award?: string): ResultAsync<AwardList, Failure> =>
    desk.products(participation, award);

/** The questionnaire of one product. */
export const openQuestionnaire =
  (desk: Pick<AwardDesk, 'open'>) =>
  (place: EntryPlace): ResultAsync<Questionnaire, Failure> =>
    desk.open(place);

/** A step with the exhibitor's entries. */
export interface FilledStep {
  /** One of the visible steps, with its visible questions. */
  readonly step: FormStep;
  readonly entries: Entries;
  /** As last read from the server. */
  readonly questionnaire: Pick<Questionnaire, 'answers'>;
}

/**
 * Saves a step whose entries are valid; saving the last step also submits the questionnaire.
 *
 * @returns the updated questionnaire. If only the final submission fails, the step itself is saved.
 * Source: portal spec §4 "Next advances only when the save succeeds; the last step sends the final submit".
 */
export const saveStep =
  (desk: Pick<AwardDesk, 'saveStep' | 'submit'>) =>
  (
    place: EntryPlace,
    { step, entries, questionnaire }: FilledStep,
    isFinal: boolean,
  ): ResultAsync<Questionnaire, Failure> => {
    const oldAnswers = questionnaire.answers
      .filter(({ stepId }) => stepId === step.name)
      .map(({ profileServiceId }) => profileServiceId);
    const answers = answersToPost(step, entries);
    return judged(stepFaults(step, entries), () =>
      desk.saveStep(place, { step: step.name, oldAnswers, answers }),
    ).andThen((saved) => (isFinal ? desk.submit(place) : ok<Questionnaire, Failure>(saved)));
  };

/** Submits the saved draft. */
export const submitEntry =
  (desk: Pick<AwardDesk, 'submit'>) =>
  (place: EntryPlace): ResultAsync<Questionnaire, Failure> =>
    desk.submit(place);

/**
 * Uploads a file as an answer; rejects a file that is too large or whose content does not match its extension
 * before sending it. Source: portal spec §5 "Files".
 */
export const addAnswerFile =
  (desk: Pick<AwardDesk, 'addFile'>) =>
  (place: EntryPlace, added: FileToAdd, options?: UploadOptions): ResultAsync<Questionnaire, Failure> => {
    const rules = added.type === 'image' ? IMAGE_RULES : DOCUMENT_RULES;
    return judged(uploadFaults(added.question, added.file, rules), () => desk.addFile(place, added, options));
  };

/** Removes an uploaded file. */
export const removeAnswerFile =
  (desk: Pick<AwardDesk, 'removeFile'>) =>
  (place: EntryPlace, file: string): ResultAsync<Questionnaire, Failure> =>
    desk.removeFile(place, file);

/** Deletes an entry with its answers and files. */
export const withdrawEntry =
  (desk: Pick<AwardDesk, 'withdraw'>) =>
  (place: EntryPlace): ResultAsync<Questionnaire, Failure> =>
    desk.withdraw(place);

/** Deletes the submitted entries of a product for all awards, so that the product can be deleted. */
export const withdrawEntries =
  (desk: Pick<AwardDesk, 'withdrawAll'>) =>
  (participation: ParticipationId, product: string): ResultAsync<void, Failure> =>
    desk.withdrawAll(participation, product);

/** {@link listAwardProducts} bound to its port. */
export type ListAwardProducts = ReturnType<typeof listAwardProducts>;
/** {@link openQuestionnaire} bound to its port. */
export type OpenQuestionnaire = ReturnType<typeof openQuestionnaire>;
/** {@link saveStep} bound to its port. */
export type SaveStep = ReturnType<typeof saveStep>;
/** {@link submitEntry} bound to its port. */
export type SubmitEntry = ReturnType<typeof submitEntry>;
/** {@link addAnswerFile} bound to its port. */
export type AddAnswerFile = ReturnType<typeof addAnswerFile>;
/** {@link removeAnswerFile} bound to its port. */
export type RemoveAnswerFile = ReturnType<typeof removeAnswerFile>;
/** {@link withdrawEntries} bound to its port. */
export type WithdrawEntries = ReturnType<typeof withdrawEntries>;
