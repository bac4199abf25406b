import { isDay } from '@fairdesk/core/shared';

/**
 * A date and time as ISO, with the clock and the offset of the text: the day that a publisher wrote never passes
 * through another zone. Empty when invalid.
 *
 * | text                              | as ISO                          |
 * | --------------------------------- | ------------------------------- |
 * | `Fri, 20 Nov 2026 00:30:00 +0100` | `2026-11-20T00:30:00.000+01:00` |
 * | `Fri, 20 Nov 2026 00:30:00 CET`   | `2026-11-20T00:30:00.000+01:00` |
 * | `2026-11-20T00:30:00Z`            | `2026-11-20T00:30:00.000Z`      |
 * | `2026-11-20 00:30`, `2026-11-20`  | as UTC, in every zone           |
 *
 * Source: RFC 2822 §3.3 and §4.3, which reads an unknown name of a zone as UTC; RFC 3339.
 */
export const zonedTime = (text: string): string => {
  const whole = text.trim().replace(/\s*\([^()]*\)$/, '');
  const [, clock = whole, zone = ''] = ZONED.exec(whole) ?? [];
  // The clock as if it stood in UTC. Only this format has no space before its zone.
  const time = new Date(/^\d{4}-\d{2}-\d{2}T/i.test(clock) ? `${clock}Z` : `${clock} UTC`);
  if (Number.isNaN(time.getTime())) return '';
  const written = time.toISOString().replace('Z', offsetOf(zone.toUpperCase()));
  return isDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(written)) ? written : '';
};

/** A text that ends in a time and its zone; `PM` is no zone. */
const ZONED =
  /^(.*:\d{2}(?:\.\d+)?(?:\s*[AP]M)?)\s*((?:GMT|UTC?)?[+-]\d{2}(?::?\d{2})?|(?![AP]M$)[A-Z]{1,5})$/is;

const offsetOf = (zone: string): string => {
  const [, hours, minutes = '00'] = /([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? (OFFSETS.get(zone) ?? 'Z') : `${hours}:${minutes}`;
};

/** Names of zones in American and European feeds. */
const OFFSETS: ReadonlyMap<string, string> = new Map([
  ['EST', '-05:00'],
  ['EDT', '-04:00'],
  ['CST', '-06:00'],
  ['CDT', '-05:00'],
  ['MST', '-07:00'],
  ['MDT', '-06:00'],
  ['PST', '-08:00'],
  ['PDT', '-07:00'],
  ['WEST', '+01:00'],
  ['BST', '+01:00'],
  ['CET', '+01:00'],
  ['CEST', '+02:00'],
  ['EET', '+02:00'],
  ['EEST', '+03:00'],
  ['TRT', '+03:00'],
]);
