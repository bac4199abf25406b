import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect } from 'vitest';
import { zonedTime } from '#adapters/shared/zoned-time.ts';

/** A second between the years 1970 and 2096, as a clock shows it. */
const anyClock = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(0, -1));
const anyOffset = fc
  .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 14 }), fc.constantFrom('00', '30', '45'))
  .map(([sign, hours, minutes]) => `${sign}${String(hours).padStart(2, '0')}:${minutes}`);

/** `Fri, 20 Nov 2026 00:30:00`. */
const inWords = (clock: string): string => new Date(`${clock}Z`).toUTCString().replace(' GMT', '');

describe('a time of another publisher', () => {
  it.prop([anyClock, anyOffset])('has the day, the clock and the offset of its text', (clock, offset) => {
    const compact = offset.replace(':', '');
    for (const text of [
      `${clock}${offset}`,
      `${inWords(clock)} ${offset}`,
      `${inWords(clock)} ${compact}`,
      `${inWords(clock)} ${compact} (Some Time)`,
      `${inWords(clock)} GMT${compact}`,
      ` ${inWords(clock)} ${compact}(Some Time)\n`,
    ])
      expect(zonedTime(text), text).toBe(`${clock}${offset}`);
  });

  it.prop([anyClock, anyOffset])('reads the same again', (clock, offset) => {
    expect(zonedTime(zonedTime(`${clock}${offset}`))).toBe(`${clock}${offset}`);
  });

  it.prop([fc.oneof(fc.string(), fc.date({ noInvalidDate: true }).map(String))])(
    'is a day with its instant or empty, for any text',
    (text) => {
      const time = zonedTime(text);
      if (time !== '') {
        expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T/);
        expect(Date.parse(time)).not.toBeNaN();
      }
    },
  );

  it.each([
    ['WET', 'Z'],
    ['WEST', '+01:00'],
    ['BST', '+01:00'],
    ['CET', '+01:00'],
    ['CEST', '+02:00'],
    ['EET', '+02:00'],
    ['EEST', '+03:00'],
    ['TRT', '+03:00'],
    ['EST', '-05:00'],
    ['EDT', '-04:00'],
    ['CST', '-06:00'],
    ['CDT', '-05:00'],
    ['MST', '-07:00'],
    ['MDT', '-06:00'],
    ['PST', '-08:00'],
    ['PDT', '-07:00'],
    ['+02', '+02:00'],
    ['UTC+02', '+02:00'],
    ['UT-0330', '-03:30'],
    ['GMT', 'Z'],
    ['UT', 'Z'],
    ['Z', 'Z'],
    // An unknown zone.
    ['XYZ', 'Z'],
  ])('knows the zone %s', (zone, offset) => {
    expect(zonedTime(`Fri, 20 Nov 2026 00:30:00 ${zone}`)).toBe(`2026-11-20T00:30:00.000${offset}`);
  });

  it('reads half a day, with and without a zone', () => {
    expect(zonedTime('11/20/2026 9:30 PM')).toBe('2026-11-20T21:30:00.000Z');
    expect(zonedTime('11/20/2026 9:30 PM EST')).toBe('2026-11-20T21:30:00.000-05:00');
  });

  it('is empty when invalid', () => {
    for (const text of ['', 'yesterday', 'CET', '2026-11-20T00:00:00+99:00', '2026-13-40'])
      expect(zonedTime(text), text).toBe('');
  });
});

describe('a time without a zone', () => {
  const { TZ: zoneHere } = process.env;
  afterEach(() => {
    if (zoneHere === undefined) delete process.env.TZ;
    else process.env.TZ = zoneHere;
  });

  it.prop([anyClock, fc.constantFrom('UTC', 'Pacific/Apia', 'America/New_York', 'Europe/Istanbul')])(
    'is in UTC, wherever the server is',
    (clock, zone) => {
      process.env.TZ = zone;
      for (const text of [clock, clock.replace('T', ' ').slice(0, 19), inWords(clock)])
        expect(zonedTime(text), text).toBe(`${clock}Z`);
      const day = clock.slice(0, 10);
      for (const text of [day, inWords(clock).slice(0, 16)])
        expect(zonedTime(text), text).toBe(`${day}T00:00:00.000Z`);
    },
  );
});
