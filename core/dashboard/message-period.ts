import { isoInstant } from '../shared/index.ts';

/** The time in which a message is published; ISO moments or days, empty or absent for no limit. */
export interface MessagePeriod {
  readonly publishFrom?: string | null | undefined;
  readonly publishUntil?: string | null | undefined;
}

/** Whether exhibitors see a message. */
export type MessageState = 'planned' | 'shown' | 'over';

/**
 * The state of a message: shown from its first moment to the end of its last minute.
 *
 * A day without a time is a day in UTC; both ends are inclusive. A text that is neither sets no limit.
 */
export const messageStateOf = ({ publishFrom, publishUntil }: MessagePeriod, now: Date): MessageState => {
  if (publishFrom && now < isoInstant(publishFrom)) return 'planned';
  return publishUntil && now >= messageEnd(publishUntil) ? 'over' : 'shown';
};

/**
 * The first moment after a stored end: after its day, or after its minute whatever its seconds. An invalid date for
 * any other text.
 */
export const messageEnd = (publishUntil: string): Date => {
  const unit = publishUntil.length > 'yyyy-mm-dd'.length ? MINUTE_MS : DAY_MS;
  return new Date((Math.floor(isoInstant(publishUntil).getTime() / unit) + 1) * unit);
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
