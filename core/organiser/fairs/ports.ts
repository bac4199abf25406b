import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure } from '../../shared/index.ts';
import type { FairForm, FairSettings, FairState } from './fair-settings.ts';
import type { NewFair } from './new-fair.ts';

/** Stores the settings of an event. */
export interface FairOffice {
  /** The settings as they are stored. */
  settings(): ResultAsync<FairSettings, Failure>;
  /**
   * Replaces the settings; `conflict` when another save came since `version` was read.
   *
   * `rejected` when another fair has or had the slug. Every slug that this fair had leads to its present one.
   */
  save(form: FairForm, version: string): ResultAsync<FairSettings, Failure>;
  /** Moves the fair to a state; `conflict` as for `save`. */
  changeState(state: FairState, version: string): ResultAsync<FairSettings, Failure>;
}

/** A fair that was created. */
export interface CreatedFair {
  readonly event: EventId;
  readonly slug: string;
}

/** Creates fairs, for one user. */
export interface FairRegistry {
  /** Whether the user may create fairs: administrators of the installation or of any fair. */
  mayCreate(): ResultAsync<boolean, Failure>;
  /**
   * Stores the fair, its website with starter pages, and the user's role as its administrator: all of it, or
   * nothing.
   *
   * `not-found` for users who may not create fairs; `rejected` when another fair has or had the slug.
   *
   * @param id a UUID: however often the same fair is created with it, it is there once
   */
  create(form: NewFair, id?: string): ResultAsync<CreatedFair, Failure>;
}
