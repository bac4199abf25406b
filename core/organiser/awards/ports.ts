import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { AwardForm, AwardPlan, ListedAward } from './award-plan.ts';

/** The awards of a fair, and when they take entries. */
export interface AwardPlanner {
  /** The awards, in their order. */
  plan(): ResultAsync<AwardPlan, Failure>;
  /**
   * Adds an award after the others; its code follows from its title. One whose first attempt was stored is changed
   * instead.
   *
   * @param id a UUID: however often the award is added with it, it is there once
   * @returns all awards
   */
  create(form: AwardForm, id?: string): ResultAsync<AwardPlan, Failure>;
  /** Changes an award; `conflict` when another save came since `version` was read. @returns all awards */
  save(code: string, form: AwardForm, version: string): ResultAsync<AwardPlan, Failure>;
  /**
   * Deletes an award with its entries, their answers and files. It can be restored, its entries cannot.
   *
   * `conflict` when it changed since, or has another number of entries. @returns the awards that are left
   */
  remove(award: Pick<ListedAward, 'code' | 'version' | 'entries'>): ResultAsync<AwardPlan, Failure>;
}
