import {
  FAIR_STATES,
  FAIR_STEPS,
  type FairOverview,
  type FairStep,
  nextSteps,
  type OverviewTask,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const TASK: OverviewTask = {
  ...{ code: 'drawing', title: 'Drawing', category: '', required: true, due: '2027-01-12T12:00:00Z' },
  ...{ done: 0, doneLate: 0, open: 0, late: 0 },
};
const overviewOf = (all: number, tasks: number): Pick<FairOverview, 'counts' | 'tasks'> => ({
  counts: { all, late: 0, neverSignedIn: 0, notInvited: 0, notPublic: 0, incomplete: 0 },
  tasks: Array.from({ length: tasks }, () => TASK),
});
const anyOverview = fc
  .tuple(fc.nat(2), fc.nat(2))
  .map(([all, tasks]) => ({ all, tasks, overview: overviewOf(all, tasks) }));
const anyState = fc.constantFrom(...FAIR_STATES);
const anyRights = fc.record({ canEditSite: fc.boolean(), canManage: fc.boolean() });

describe('the next steps of a fair', () => {
  it.prop([anyOverview, anyState, anyRights])(
    'are steps in order, each once, and never one that is taken or forbidden',
    ({ all, tasks, overview }, state, rights) => {
      const steps = nextSteps(overview, state, rights);
      expect(steps).toEqual(FAIR_STEPS.filter((step) => steps.includes(step)));
      const isTaken: Record<FairStep, boolean> = {
        exhibitors: all > 0,
        tasks: tasks > 0,
        website: state !== 'draft',
        publish: state !== 'draft',
      };
      for (const step of steps) expect(isTaken[step]).toBe(false);
      if (!rights.canEditSite) expect(steps).not.toContain('website');
      if (!rights.canManage) expect(steps).not.toContain('publish');
    },
  );

  it.prop([anyOverview, anyRights])(
    'always lead an administrator of a draft to publishing, and of a new one through all',
    ({ all, tasks, overview }) => {
      const steps = nextSteps(overview, 'draft', { canEditSite: true, canManage: true });
      expect(steps.at(-1)).toBe('publish');
      if (all === 0 && tasks === 0) expect(steps).toEqual(FAIR_STEPS);
    },
  );

  it.prop([anyOverview, fc.constantFrom('cancelled', 'archived'), anyRights])(
    'are none once the fair is over',
    ({ overview }, state, rights) => {
      expect(nextSteps(overview, state as 'cancelled', rights)).toEqual([]);
    },
  );
});
