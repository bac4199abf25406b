import { showPeriod } from '@fairdesk/core/dashboard';
import type { SiteNavigation } from '@fairdesk/core/page';
import { type ShowTimes, showTimes } from '../dashboard/show-times.ts';
import type { PortalEvent } from './portal-data.ts';

/** When the event opens and closes; `undefined` when its dates are not known. */
export const showTimesOf = (event: PortalEvent): ShowTimes | undefined =>
  showTimes(showPeriod(event), event.timeZone);

/** What a header counts down to: the site's own date where it sets one, else the event. Absent where it counts nothing. */
export const headerTimesOf = (
  { showCountdown, countdownDate }: Pick<SiteNavigation, 'showCountdown' | 'countdownDate'>,
  event: PortalEvent | undefined,
): ShowTimes | undefined => {
  if (!showCountdown) return undefined;
  const times = event && showTimesOf(event);
  const start = new Date(countdownDate);
  if (Number.isNaN(start.getTime())) return times;
  const end = times && new Date(times.end) > start ? times.end : FAR_AWAY;
  return { start: start.toISOString(), end, timeZone: times?.timeZone ?? 'UTC' };
};

/** A date that stands alone has an opening and no end. */
const FAR_AWAY = '9999-12-31T00:00:00.000Z';
