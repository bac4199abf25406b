import type { Hideable } from '../navigation/index.ts';

/** A navigation item that every viewer sees. */
export const VISIBLE_TO_ALL: Hideable = { hideForParticipationTypes: '', hideOutsideSyncWindow: false };
