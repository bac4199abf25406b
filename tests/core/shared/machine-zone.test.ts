import { graceEnd, isClosed, maySubmit } from '@fairdesk/core/awards';
import { messageStateOf } from '@fairdesk/core/dashboard';
import { articlesByDate } from '@fairdesk/core/editor';
import { eventStanding, isInSyncWindow } from '@fairdesk/core/events';
import { awardFormOf, NEW_AWARD, periodFormOf } from '@fairdesk/core/organiser';
import { absoluteEndOf, expiryOf } from '@fairdesk/core/session';
import { anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect } from 'vitest';

const AMSTERDAM = 'Europe/Amsterdam';

/** The result of every rule that reads moments as services store them. */
const resultsOf = (from: string, until: string, now: Date): readonly unknown[] => {
  const period = { opensAt: from, closesAt: until };
  const life = { startedAt: from, lastUsedAt: until, remembered: true, endsWhenIdle: false };
  const article = (path: string, date: string) => ({
    ...{ path, id: path, isNeeded: false },
    translations: [
      {
        ...{ language: 'en' as const, title: path, status: 'published' as const, isChanged: false },
        ...{ updated: '', date, tags: [] },
      },
    ],
  });
  return [
    isClosed(period, now),
    maySubmit(period, now),
    graceEnd(period).getTime(),
    messageStateOf({ publishFrom: from, publishUntil: until }, now),
    isInSyncWindow({ start: from, end: until }, now),
    eventStanding({ status: '', archiveAt: until, timeZone: AMSTERDAM }, now),
    awardFormOf({ ...NEW_AWARD, ...period }, AMSTERDAM),
    periodFormOf({ publishFrom: from, publishUntil: until }, AMSTERDAM),
    [expiryOf(life), absoluteEndOf(life)],
    articlesByDate([article('/news/a', from), article('/news/b', until)]).map(({ path }) => path),
  ];
};

/** Moments with and without a zone, days, and texts of which `Date` makes something all the same. */
const anyMoment = anyFairInstant.chain((instant) =>
  fc.constantFrom(
    instant.toISOString(),
    instant.toISOString().slice(0, -1),
    instant.toISOString().slice(0, 16),
    instant.toISOString().slice(0, 10),
    instant.toUTCString().replace(' GMT', ''),
    '2027',
    '1',
  ),
);

describe('rules that read moments', () => {
  const { TZ: zoneHere } = process.env;
  const restore = () => {
    if (zoneHere === undefined) delete process.env.TZ;
    else process.env.TZ = zoneHere;
  };
  afterEach(restore);

  it.prop([
    fc.constantFrom('Pacific/Tongatapu', 'America/St_Johns', 'Asia/Kolkata'),
    anyMoment,
    anyMoment,
    anyFairInstant,
  ])('have the same result on a machine in any time zone', (zone, from, until, now) => {
    process.env.TZ = zone;
    const there = resultsOf(from, until, now);
    process.env.TZ = 'UTC';
    expect(there).toEqual(resultsOf(from, until, now));
    restore();
  });
});
