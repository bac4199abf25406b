// @vitest-environment jsdom
import { timeZones, zonedInstant } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { cleanup, screen } from '@testing-library/react';
import { it as example, expect } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { CountdownTile } from '#ui/dashboard/countdown-tile.tsx';
import { showTimes } from '#ui/dashboard/show-times.ts';
import { dayText } from '#ui/shared/texts/format.ts';

const BLOCK = { kind: 'countdown' as const, uid: 'countdown', title: 'The fair', width: 'full' as const };
const HOUR_MS = 3_600_000;

/** The sentence with the start of a show that begins at this local time, an hour before it. */
const sentenceOf = (day: string, time: string, timeZone: string): string => {
  const start = zonedInstant(day, time, timeZone);
  const show = showTimes({ start, end: new Date(start.getTime() + HOUR_MS) }, timeZone);
  renderView(
    <CountdownTile block={BLOCK} show={show} now={new Date(start.getTime() - HOUR_MS).toISOString()} />,
  );
  const sentence = document.querySelector('time')?.textContent ?? '';
  cleanup();
  return sentence;
};

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it.prop([anyDay, fc.oneof(anyTime, fc.constantFrom('00:00', '23:59')), fc.constantFrom(...timeZones())])(
  'always names the day of the start at the fair, in any zone',
  (day, time, timeZone) => {
    expect(sentenceOf(day, time, timeZone)).toContain(dayText(day, 'en'));
  },
);

example.each([
  ['Europe/Amsterdam', '00:00'],
  ['Pacific/Auckland', '09:00'],
  ['America/Los_Angeles', '18:00'],
])('names 27 January in %s at %s', (timeZone, time) => {
  expect(sentenceOf('2027-01-27', time, timeZone)).toContain(`27 January 2027, ${time}`);
});

example('renders nothing while the dates are unknown', () => {
  renderView(<CountdownTile block={BLOCK} show={undefined} now="2027-01-01T00:00:00Z" />);
  expect(screen.queryByRole('region')).toBeNull();
});

example('says that a cancelled fair is cancelled', () => {
  renderView(<CountdownTile block={BLOCK} show={undefined} isCancelled now="2027-01-01T00:00:00Z" />);
  expect(screen.getByRole('status').textContent).toBe('This fair has been cancelled.');
});
