import { VIDEO_FIELD } from '../media/index.ts';
import { type FieldConstraints, type FieldFault, faultIf, formFieldFaults } from '../shared/index.ts';
import { answerTypeOf } from './answer.ts';
import { type FormStep, type Question, withChildren } from './award-form.ts';
import { type Entries, type Entry, entryKindOf } from './entries.ts';

/**
 * The faults of a step, by the names of its questions.
 *
 * | the entry                                | code                  |
 * | ---------------------------------------- | --------------------- |
 * | missing or of another kind, but required | `forms-required`      |
 * | a text that is invalid for its type      | see `formFieldFaults` |
 * | an option that is not offered            | `forms-option`        |
 * | several options where one is allowed     | `forms-one-option`    |
 * | more files than allowed                  | `filelimit`           |
 *
 * @param step one of the visible steps, with its visible questions.
 * Source: portal spec §5; the two option codes are ours.
 */
export const stepFaults = (step: FormStep, entries: Entries): readonly FieldFault[] =>
  withChildren(step.questions).flatMap((question) => questionFaults(question, entries.get(question.name)));

const questionFaults = (question: Question, entry: Entry | undefined): readonly FieldFault[] => {
  switch (entryKindOf(question)) {
    case 'text':
      return formFieldFaults(question.name, entry?.kind === 'text' ? entry.text : '', textFieldOf(question));
    case 'choice':
      return choiceFaults(question, entry?.kind === 'choice' ? entry.names : []);
    case 'files':
      return fileFaultsOf(question, entry?.kind === 'files' ? entry.files.length : 0);
    case undefined:
      return [];
  }
};

const missingFaults = ({ name, text, isRequired }: Question): readonly FieldFault[] =>
  faultIf(isRequired, name, 'forms-required', { label: text });

const choiceFaults = (question: Question, names: readonly string[]): readonly FieldFault[] => {
  const { name: path, text: label, options } = question;
  if (names.length === 0) return missingFaults(question);
  if (names.some((name) => options.every((option) => option.name !== name)))
    return [{ path, code: 'forms-option', params: { label } }];
  return faultIf(answerTypeOf(question) === 'SELECT' && new Set(names).size > 1, path, 'forms-one-option', {
    label,
  });
};

const fileFaultsOf = (question: Question, count: number): readonly FieldFault[] => {
  const { name: path, maxFiles: n } = question;
  return count === 0 ? missingFaults(question) : faultIf(count > n, path, 'filelimit', { n });
};

/** The constraints of a text question. */
export const textFieldOf = ({ text, isRequired, maxLength, flavour }: Question): FieldConstraints => {
  const field = { label: text, required: isRequired, maxLength };
  switch (flavour) {
    case 'email':
    case 'url':
      return { ...field, kind: flavour };
    case 'numbers-only':
      return { ...field, kind: 'numbers' };
    case 'video':
      return { ...field, kind: 'line', also: VIDEO_FIELD };
    case 'text':
      return { ...field, kind: 'line' };
    default:
      // Another flavour does not compile.
      flavour satisfies 'multiline' | 'edit-in-modal';
      return field;
  }
};
