import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { DeletionPlan, DeletionTarget } from './deletion.ts';

/** Deletes what is stored about an exhibitor or a person of an event. */
export interface DeletionOffice {
  /** What deleting would do now; `not-found` for one who is not at the event. */
  plan(target: DeletionTarget): ResultAsync<DeletionPlan, Failure>;
  /**
   * Deletes for good. `not-found` when it is deleted already; `conflict` when the name has changed since it was
   * typed, and for people who cannot be deleted.
   */
  delete(target: DeletionTarget, typed: string): ResultAsync<void, Failure>;
}
