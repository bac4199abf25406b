import { showPeriod } from '@fairdesk/core/dashboard';
import { type ShowTimes, showTimes } from '../dashboard/show-times.ts';
import type { PortalEvent } from './portal-data.ts';

/** When the event opens and closes; `undefined` when its dates are not known. */
export const showTimesOf = (event: PortalEvent): ShowTimes | undefined =>
  showTimes(showPeriod(event), event.timeZone);
