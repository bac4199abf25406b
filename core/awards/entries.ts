import { type Answer, type AnswerFile, answerTypeOf } from './answer.ts';
import type { Question } from './award-form.ts';

/** The exhibitor's input for one question. */
export type Entry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly names: readonly string[] }
  | { readonly kind: 'files'; readonly files: readonly AnswerFile[] };

/** By the name of the question. */
export type Entries = ReadonlyMap<string, Entry>;

/** The kind of entry a question takes; `undefined` when it takes none. */
export const entryKindOf = (
  question: Pick<Question, 'kind' | 'canSelectMultipleItems'>,
): Entry['kind'] | undefined => {
  switch (answerTypeOf(question)) {
    case 'TEXT':
      return 'text';
    case 'SELECT':
    case 'MULTISELECT':
      return 'choice';
    case 'DOCUMENT':
      return 'files';
    case undefined:
      return undefined;
  }
};

/** Converts stored answers back to editable entries. */
export const entriesOf = (answers: readonly Answer[]): Entries => {
  const entries = new Map<string, Entry>();
  for (const { questionId, questionType, answerId, answerText, files } of answers) {
    const before = entries.get(questionId);
    if (questionType === 'TEXT') entries.set(questionId, { kind: 'text', text: answerText });
    else if (questionType === 'DOCUMENT') entries.set(questionId, { kind: 'files', files });
    else {
      const names = before?.kind === 'choice' ? before.names : [];
      entries.set(questionId, { kind: 'choice', names: [...names, answerId] });
    }
  }
  return entries;
};

/** Whether two entries have the same content, white space around a text aside; an empty entry equals a missing one. */
export const isSameEntry = (one: Entry | undefined, other: Entry | undefined): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = (entry: Entry | undefined): string => {
  switch (entry?.kind) {
    case 'text':
      return entry.text.trim() === '' ? '' : JSON.stringify(entry.text.trim());
    case 'choice':
      return entry.names.length === 0 ? '' : JSON.stringify(entry.names.toSorted());
    case 'files':
      return entry.files.length === 0
        ? ''
        : JSON.stringify(entry.files.map(({ psId, name }) => psId ?? name));
    case undefined:
      return '';
  }
};
