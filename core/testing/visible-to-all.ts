import type { Hideable } from '../navigation/index.ts';

/** A navigation item that is visible to every viewer. */
export const VISIBLE_TO_ALL: Hideable = { hideForParticipationTypes: '', hideOutsideSyncWindow: false };
