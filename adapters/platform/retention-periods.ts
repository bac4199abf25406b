import { RETENTION_MONTHS, type Retained, retentionOf } from '@fairdesk/core/organiser';
import { addMonths } from '@fairdesk/core/shared';
import type { Query } from './database/open-database.ts';

/** Since when something is stored. */
export interface RetentionPeriods {
  /** ISO: what is older is deleted. */
  readonly usual: string;
  /** By fair, where it has a period of its own. */
  readonly own: ReadonlyMap<string, string>;
}

/** Since when the fairs store something. */
export const retentionPeriods = async (
  query: Query,
  kind: Retained,
  now: Date,
): Promise<RetentionPeriods> => {
  const rows = await query
    .selectFrom('sites')
    .select(['eventId', 'settings'])
    .where('eventId', 'is not', null)
    .where('settings', 'like', '%"retention"%')
    .orderBy('name')
    .execute();
  const own = new Map<string, string>();
  for (const { eventId, settings } of rows)
    if (eventId !== null && !own.has(eventId))
      own.set(eventId, monthsBefore(now, retentionOf(JSON.parse(settings).retention)[kind]));
  return { usual: monthsBefore(now, RETENTION_MONTHS[kind].usual), own };
};

/** ISO; the last day of a month that is too short for the day of `now`. */
export const monthsBefore = (now: Date, months: number): string => {
  const [day = '', time] = now.toISOString().split('T');
  return `${addMonths(day, -months)}T${time}`;
};
