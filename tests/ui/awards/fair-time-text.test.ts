import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fairTimeText } from '#ui/awards/fair-time-text.ts';
import { timeText, zoneText } from '#ui/shared/texts/format.ts';

const zones = fc.constantFrom(
  'Europe/Amsterdam',
  'Europe/Istanbul',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
);
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('fairTimeText', () => {
  it.prop([instants, zones, zones, anyLanguage])(
    'is the time at the fair, with its zone exactly where the device shows another time',
    (instant, fair, device, language) => {
      const [atFair, onDevice] = [fair, device].map((zone) => timeText(instant, zone, language));
      const zone = atFair === onDevice ? '' : ` (${zoneText(instant, fair, language)})`;
      expect(fairTimeText(instant, fair, language, device)).toBe(`${atFair}${zone}`);
    },
  );

  it.each([
    ['Europe/Amsterdam', 'en', '14:15'],
    ['Europe/Madrid', 'es', '14:15'],
    ['Europe/Istanbul', 'en', '14:15 (CET)'],
    ['Europe/Istanbul', 'tr', '14:15 (GMT+1)'],
    ['America/New_York', 'nl', '14:15 (CET)'],
  ] as const)('of a fair in Amsterdam on a device in %s, in %s', (device, language, text) => {
    const instant = new Date('2027-01-20T13:15:00Z');
    expect(fairTimeText(instant, 'Europe/Amsterdam', language, device)).toBe(text);
  });
});
