import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type AwardForm, type AwardPlan, awardFaults, type PlannedAward } from './award-plan.ts';
import type { AwardPlanner } from './ports.ts';

/**
 * Adds an award, or changes its title and when it takes entries; an invalid form never leaves the browser. `award` is
 * the code and version of the award to change, or the id of a new one.
 */
export const saveAward =
  (planner: Pick<AwardPlanner, 'create' | 'save'>) =>
  (
    form: AwardForm,
    award: Pick<PlannedAward, 'code' | 'version'> | { readonly id?: string } = {},
  ): ResultAsync<AwardPlan, Failure> =>
    judged(awardFaults(form), () =>
      'code' in award ? planner.save(award.code, form, award.version) : planner.create(form, award.id),
    );

/** {@link saveAward} bound to its port. */
export type SaveAward = ReturnType<typeof saveAward>;
