/**
 * The time of day that a person typed, as forms hold it: `09:30` for `9:30`, `9.30`, `930`, `9u30`, `9 h 30` and
 * `9:30 am`, `09:00` for `9`. Any other text stays as it is, for `isTime` to reject. Ours.
 */
export const typedTime = (text: string): string => {
  const [, hour = '', minute = '00', half] = TYPED.exec(text.trim().toLowerCase()) ?? [];
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half);
  const isRead = hour !== '' && hours <= 23 && Number(minute) <= 59;
  return isRead ? `${String(hours).padStart(2, '0')}:${minute}` : text;
};

// One or two digits of the hour, two of the minute: with a separator (`:`, `.`, `,`, Dutch `u`, Spanish `h`) or without.
const TYPED = /^(\d{1,2}?)\s*(?:[:.,hu]?\s*(\d{2}))?\s*(?:h|u|uur|([ap])\.?\s*m\.?)?$/;

/** The hour of a clock with two halves of a day; above 23 when such a clock does not have it. */
const hoursOf = (hour: number, half: string): number => {
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (half === 'p' ? 12 : 0);
};
