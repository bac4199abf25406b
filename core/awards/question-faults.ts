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

const questionFaults = (question: Question, entered: Entry | undefined): readonly FieldFault[] => {
  const { name: path, text: label, isRequired } = question;
  const kind = entryKindOf(question);
  if (kind === undefined) return [];
  const entry = entered?.kind === kind ? entered : undefined;
  if (kind === 'text')
    return formFieldFaults(path, entry?.kind === 'text' ? entry.text : '', textFieldOf(question));
  if (entry === undefined || sizeOf(entry) === 0)
    return faultIf(isRequired, path, 'forms-required', { label });
  return entry.kind === 'choice'
    ? choiceFaults(question, entry.names)
    : fileFaultsOf(question, sizeOf(entry));
};

const choiceFaults = (question: Question, names: readonly string[]): readonly FieldFault[] => {
  const { name: path, text: label, options } = question;
  if (names.some((name) => options.every((option) => option.name !== name)))
    return [{ path, code: 'forms-option', params: { label } }];
  return faultIf(answerTypeOf(question) === 'SELECT' && new Set(names).size > 1, path, 'forms-one-option', {
    label,
  });
};

const fileFaultsOf = ({ name: path, maxFiles }: Question, count: number): readonly FieldFault[] =>
  faultIf(count > maxFiles, path, 'filelimit', { n: maxFiles });

const sizeOf = (entry: Entry): number => {
  switch (entry.kind) {
    case 'choice':
      return entry.names.length;
    case 'files':
      return entry.files.length;
    case 'text':
      return entry.text.trim().length;
  }
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
