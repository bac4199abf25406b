import { isUnwritten, type StoredWord, type Texts, wordFaults } from '@fairdesk/core/organiser';
import type { FieldFault } from '@fairdesk/core/shared';

/** The fields of a word: its key, and a text for each language. */
export interface WordForm extends Texts {
  readonly key: string;
}

export const wordFormOf = ({ key, phrases }: StoredWord): WordForm => ({ ...phrases, key });

export const textsOfForm = ({ key, ...phrases }: WordForm): StoredWord => ({ key: key.trim(), phrases });

/** A new word needs a text, and is saved as if the key was unused. */
export const newWordFaults = (form: WordForm): readonly FieldFault[] => [
  ...wordFaults(textsOfForm(form)),
  ...(isUnwritten(form) ? [{ path: 'phrases.en', code: 'forms-required' as const }] : []),
];
