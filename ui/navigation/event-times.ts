import { showPeriod } from '@fairdesk/core/dashboard';
import type { SiteNavigation } from '@fairdesk/core/page';
import { type ShowTimes, showTimes } from '../dashboard/show-times.ts';
import type { PortalEvent } from './frame-data.ts';

/** When the event opens and closes; `undefined` while its dates are unknown, and for a cancelled event. */
export const showTimesOf = (event: PortalEvent): ShowTimes | undefined =>
  event.standing === 'cancelled' ? undefined : showTimes(showPeriod(event), event.timeZone);

/**
 * The times a header counts down to: the site's own date if set, else the event. `undefined` for no
 * countdown, as for a cancelled event.
 */
export const headerTimesOf = (
  { showCountdown, countdownDate }: Pick<SiteNavigation, 'showCountdown' | 'countdownDate'>,
  event: PortalEvent | undefined,
): ShowTimes | undefined => {
  if (!showCountdown || event?.standing === 'cancelled') return undefined;
  const times = event && showTimesOf(event);
  const start = new Date(countdownDate);
  if (Number.isNaN(start.getTime())) return times;
  const end = times && new Date(times.end) > start ? times.end : FAR_AWAY;
  return { start: start.toISOString(), end, timeZone: times?.timeZone ?? 'UTC' };
};

/** The site's own date has a start but no end. */
const FAR_AWAY = '9999-12-31T00:00:00.000Z';
