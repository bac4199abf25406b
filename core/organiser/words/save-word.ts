import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { Texts } from '../tasks/task-definition.ts';
import type { WordOffice } from './ports.ts';
import { type StoredWord, type WordChange, wordFaults } from './words.ts';

/**
 * Saves the texts of a key; empty ones show the built-in text again, and a key of the fair without any is deleted.
 *
 * `conflict` when they are not `before` any longer. A key that only the fair has is given no built-in texts.
 */
export const saveWord =
  (office: Pick<WordOffice, 'save'>) =>
  (change: WordChange, builtIn?: Texts): ResultAsync<StoredWord, Failure> =>
    judged(wordFaults(change.word, builtIn), () => office.save(change));

/** {@link saveWord} bound to its port. */
export type SaveWord = ReturnType<typeof saveWord>;
