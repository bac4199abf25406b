import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { CreatedFair } from '../fairs/ports.ts';
import type { EditionSource, NextEdition } from './next-edition.ts';

/** Copies an event as its next edition. */
export interface EditionOffice {
  /** What the event has to copy. */
  source(): ResultAsync<EditionSource, Failure>;
  /**
   * Stores the new fair as a draft with the selected parts, and the caller as its administrator: all of it, or
   * nothing. The event itself stays as it is.
   *
   * `rejected` when another fair has or had the slug.
   *
   * @param id a UUID: however often the same edition is made with it, it is there once
   */
  create(form: NextEdition, id?: string): ResultAsync<CreatedFair, Failure>;
}
