import type { Failure } from '../shared/index.ts';

/** The reason of a change `rejected` outside the period of the award. */
export const AWARD_CLOSED = 'award-closed';

/** The failure of a change outside the period of the award. */
export const CLOSED: Failure = { kind: 'rejected', reason: AWARD_CLOSED, fields: [] };
