import { answerTypeOf } from './answer.ts';
import type { QuestionKind } from './award-form.ts';

/** The kind of a question by its name, such as `Dropdown question`; `undefined` when it is unknown. */
export const questionKindOf = (name: string): QuestionKind | undefined => {
  const plain = name.toLowerCase().replaceAll(' ', '');
  return KINDS.find((kind) => kind.toLowerCase() === plain);
};

/** Whether a question of this kind has options to choose from. */
export const isChoice = (kind: QuestionKind): boolean => {
  const type = answerTypeOf({ kind, canSelectMultipleItems: false });
  return type === 'SELECT' || type === 'MULTISELECT';
};

const KINDS: readonly QuestionKind[] = [
  'CardQuestion',
  'section',
  'TextQuestion',
  'DropdownQuestion',
  'RadiobuttonQuestion',
  'CheckboxQuestion',
  'FileUploadQuestion',
  'InfoText',
];
