import type { QuestionKind } from './award-form.ts';
import { entryKindOf } from './entries.ts';

/** The kind of a question by its name, such as `Dropdown question`; `undefined` when it is unknown. */
export const questionKindOf = (name: string): QuestionKind | undefined => {
  const plain = name.toLowerCase().replaceAll(' ', '');
  return KINDS.find((kind) => kind.toLowerCase() === plain);
};

/** Whether a question of this kind has options to choose from. */
export const isChoice = (kind: QuestionKind): boolean =>
  entryKindOf({ kind, canSelectMultipleItems: false }) === 'choice';

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
