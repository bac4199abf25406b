const SECOND_MS = 1_000;

/** The longest wait that a service can impose, in milliseconds. Ours. */
const WAIT_MAX_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * How long a `Retry-After` header says to wait, in milliseconds: seconds or a date; 0 for anything else.
 *
 * Source: RFC 9110 §10.2.3.
 *
 * @param sentAt the service's own `Date` header: its clock may differ from ours
 */
export const retryAfterMs = (header: string | undefined, now: Date, sentAt = ''): number => {
  const text = header?.trim() ?? '';
  const sent = Date.parse(sentAt);
  const from = Number.isNaN(sent) ? now.getTime() : sent;
  const ms = /^\d+$/.test(text)
    ? Number(text) * SECOND_MS
    : HTTP_DATE.test(text)
      ? Date.parse(text) - from
      : 0;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), WAIT_MAX_MS);
};

/** `Sun, 29 Nov 2026 23:00:00 GMT`, and its older forms: all begin with the day of the week. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? /;
