import type { FairState } from './fairs/fair-settings.ts';
import type { DeskFair } from './open-desk.ts';
import type { FairOverview } from './overview.ts';

/** What a new fair needs, in the order in which its team does it. Ours. */
export const FAIR_STEPS = ['exhibitors', 'tasks', 'website', 'publish'] as const;
/** One of {@link FAIR_STEPS}. */
export type FairStep = (typeof FAIR_STEPS)[number];

/** The steps that are left at a fair and that the user may take; none once the fair is over. */
export const nextSteps = (
  { counts, tasks }: Pick<FairOverview, 'counts' | 'tasks'>,
  state: FairState,
  { canEditSite, canManage }: Pick<DeskFair, 'canEditSite' | 'canManage'>,
): readonly FairStep[] => {
  if (state === 'cancelled' || state === 'archived') return [];
  const isLeft: Readonly<Record<FairStep, boolean>> = {
    exhibitors: counts.all === 0,
    tasks: tasks.length === 0,
    website: state === 'draft' && canEditSite,
    publish: state === 'draft' && canManage,
  };
  return FAIR_STEPS.filter((step) => isLeft[step]);
};
