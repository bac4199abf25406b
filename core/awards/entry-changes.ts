import { err, ok, type Result } from 'neverthrow';
import { fileNameKey } from '../media/index.ts';
import { type Failure, rejectedFields } from '../shared/index.ts';
import type { AnswerFile } from './answer.ts';
import { type FormStep, withChildren } from './award-form.ts';
import { choicesOf } from './choices.ts';
import { type Entries, type Entry, entriesOf } from './entries.ts';
import {
  type EntryChange,
  type EntryState,
  FILE_NAME_TAKEN,
  type FileRemoval,
  type FileToAdd,
  STEP_HIDDEN,
  type StepToSave,
} from './ports.ts';
import { stepFaults } from './question-faults.ts';
import { type EntryFile, isEntryChanged, isSameContent, type Submission } from './questionnaire.ts';
import { answersToDelete, answersToPost, visibleAnswers } from './step-answers.ts';
import { visibleSteps } from './visible-steps.ts';

/**
 * Computes the change that saves one step.
 *
 * | the stored answers of the step    | then                              |
 * | --------------------------------- | --------------------------------- |
 * | already equal the saved ones      | nothing to write: a repeated save |
 * | differ from those the caller read | `conflict`                        |
 * | name only files that are gone     | `conflict`                        |
 * | equal those the caller read       | replaced                          |
 *
 * Texts of questions and options come from the form; the texts in the request are ignored.
 *
 * Source: portal spec §4 "Each step save posts the answers, replaces the old answers of that step and of hidden steps".
 */
export const stepChange = (
  { entry }: EntryState,
  form: readonly FormStep[],
  { step: name, oldAnswers, answers }: StepToSave,
): Result<EntryChange, Failure> => {
  const stored = entry?.answers ?? [];
  const before = stored.filter(({ stepId }) => stepId === name);
  const others = stored.filter(({ stepId }) => stepId !== name);
  const choices = choicesOf([...others, ...answers]);
  const step = visibleSteps(form, choices).find((one) => one.name === name);
  if (step === undefined) return err({ kind: 'rejected', reason: STEP_HIDDEN, fields: [] });
  const named = entriesOf(answers);
  const files = entry?.files ?? [];
  if ([...named].some(([question, each]) => isReplaced(each, filesOf(question, files))))
    return err({ kind: 'conflict', what: `step ${name}` });
  const entries = withFiles(named, files);
  const faults = stepFaults(step, entries);
  if (faults.length > 0) return err(rejectedFields(faults));
  const add = answersToPost(step, entries);
  const remove = answersToDelete(stored, step, form, choices);
  if (isSameContent(before, add) && remove.length === before.length) return ok({ kind: 'nothing' });
  const ids = before.map(({ profileServiceId }) => profileServiceId);
  return isSameList(ids, oldAnswers)
    ? ok({ kind: 'answers', remove: remove.map(({ profileServiceId }) => profileServiceId), add })
    : err({ kind: 'conflict', what: `step ${name}` });
};

/**
 * Includes every uploaded file of a file question once the caller names one of them; other names are ignored.
 */
const withFiles = (entries: Entries, files: readonly EntryFile[]): Entries =>
  new Map(
    [...entries].map(([question, entry]): [string, Entry] => {
      if (entry.kind !== 'files') return [question, entry];
      const uploaded = filesOf(question, files);
      const isNamed = uploaded.some(({ psId }) => entry.files.some((file) => file.psId === psId));
      return [question, { kind: 'files', files: isNamed ? uploaded.map(toAnswerFile) : [] }];
    }),
  );

/** Whether a colleague has removed or replaced every uploaded file that an answer names. */
const isReplaced = (entry: Entry, uploaded: readonly EntryFile[]): boolean => {
  const named = entry.kind === 'files' ? entry.files.flatMap(({ psId }) => psId ?? []) : [];
  return named.length > 0 && !uploaded.some(({ psId }) => named.includes(psId));
};

const filesOf = (question: string, files: readonly EntryFile[]): readonly EntryFile[] =>
  files.filter(({ questionId }) => questionId === question);

const toAnswerFile = ({ questionId: _, ...file }: EntryFile): AnswerFile => file;

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/**
 * Computes the final submission: every visible answer and the product, with the next revision number. Nothing is
 * written when the jury reads the same already.
 *
 * Source: portal spec §4 "DRAFT becomes SUBMITTED at the final submit".
 */
export const submissionChange = (
  { entry, product, companyName }: EntryState,
  form: readonly FormStep[],
  now: Date,
): Result<EntryChange, Failure> => {
  const stored = entry?.answers ?? [];
  const visible = visibleSteps(form, choicesOf(stored));
  const entries = entriesOf(stored);
  const faults = visible.flatMap((step) => stepFaults(step, entries));
  if (faults.length > 0) return err(rejectedFields(faults));
  const answers = visibleAnswers(stored, visible);
  const last = entry?.submission;
  if (last && !isEntryChanged({ answers, product, submission: last })) return ok({ kind: 'nothing' });
  const submission: Submission = {
    revision: (entry?.revisions ?? 0) + 1,
    submittedAt: now.toISOString(),
    answers: answers.map(({ profileServiceId: _, ...answer }) => answer),
    product,
    companyName,
  };
  return ok({ kind: 'submission', submission });
};

/**
 * Computes the change for an upload. A question for one file replaces its file; a question for several rejects
 * a file whose name it already has, because a colleague may have added another one.
 */
export const newFileChange = (
  { entry }: EntryState,
  form: readonly FormStep[],
  file: FileToAdd,
): Result<EntryChange, Failure> => {
  const question = form
    .flatMap((step) => withChildren(step.questions))
    .find(({ name, kind }) => name === file.question && kind === 'FileUploadQuestion');
  const type = question?.isImageUpload ? 'image' : 'document';
  if (question === undefined || type !== file.type)
    return err({ kind: 'not-found', what: `question ${file.question}` });
  const files = filesOf(question.name, entry?.files ?? []);
  const { maxFiles: n, name: path } = question;
  const isHeld = files.some((each) => fileNameKey(each) === fileNameKey(file.file));
  if (n > 1 && isHeld) return err({ kind: 'rejected', reason: FILE_NAME_TAKEN, fields: [] });
  if (n > 1 && files.length >= n) return err(rejectedFields([{ path, code: 'filelimit', params: { n } }]));
  const replaced = n > 1 ? [] : files;
  return ok({
    kind: 'new-file',
    file,
    replaces: replaced.map((each) => removalOf(each, entry)),
    isUnread: replaced.some(({ psId }) => file.replaces?.includes(psId) === false),
  });
};

/** Computes the change that removes a file. */
export const lessFileChange = ({ entry }: EntryState, id: string): Result<EntryChange, Failure> => {
  const file = entry?.files.find(({ psId }) => psId === id);
  if (entry === undefined || file === undefined) return err({ kind: 'not-found', what: `file ${id}` });
  const isLast = filesOf(file.questionId, entry.files).length === 1;
  const answers = entry.answers.filter(({ questionId }) => isLast && questionId === file.questionId);
  return ok({
    kind: 'less-file',
    removal: removalOf(file, entry),
    answers: answers.map(({ profileServiceId }) => profileServiceId),
  });
};

const removalOf = ({ psId, type }: EntryFile, entry: EntryState['entry']): FileRemoval => ({
  id: psId,
  type,
  isSubmitted:
    entry?.submission?.answers.some(({ files }) => files.some((file) => file.psId === psId)) ?? false,
});
