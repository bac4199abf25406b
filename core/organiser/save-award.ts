import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../shared/index.ts';
import { type AwardForm, type AwardPlan, awardFaults, type PlannedAward } from './award-plan.ts';
import type { AwardPlanner } from './ports.ts';

/** Adds an award, or changes its title and when it takes entries; an invalid form never leaves the browser. */
export const saveAward =
  (planner: Pick<AwardPlanner, 'create' | 'save'>) =>
  (form: AwardForm, edited?: Pick<PlannedAward, 'code' | 'version'>): ResultAsync<AwardPlan, Failure> =>
    judged(awardFaults(form), () =>
      edited ? planner.save(edited.code, form, edited.version) : planner.create(form),
    );

/** {@link saveAward} bound to its port. */
export type SaveAward = ReturnType<typeof saveAward>;
