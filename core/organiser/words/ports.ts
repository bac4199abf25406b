import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { StoredWord, WordChange } from './words.ts';

/** The texts of a fair that replace or add to those of the product. */
export interface WordOffice {
  /** Every key for which the fair has a text, sorted. */
  words(): ResultAsync<readonly StoredWord[], Failure>;
  /** Replaces the texts of a key; `conflict` when they are not as they were seen. */
  save(change: WordChange): ResultAsync<StoredWord, Failure>;
}
