import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../shared/index.ts';
import { type AwardForm, type AwardPlan, awardFaults } from './award-plan.ts';
import type { AwardPlanner } from './ports.ts';

/** Saves the title of an award and when it takes entries; an invalid form never leaves the browser. */
export const saveAward =
  (planner: Pick<AwardPlanner, 'save'>) =>
  (code: string, form: AwardForm, version: string): ResultAsync<AwardPlan, Failure> =>
    judged(awardFaults(form), () => planner.save(code, form, version));

/** {@link saveAward} bound to its port. */
export type SaveAward = ReturnType<typeof saveAward>;
