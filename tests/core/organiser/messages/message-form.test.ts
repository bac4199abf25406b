import { messageStateOf } from '@fairdesk/core/dashboard';
import {
  type MessageForm,
  messageFaults,
  messageFormOf,
  NEW_MESSAGE,
  NO_TEXTS,
  periodFormOf,
  periodOf,
} from '@fairdesk/core/organiser';
import { isDay } from '@fairdesk/core/shared';
import { anyFairInstant, anyLanguage, anyTimeZone, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const valid: MessageForm = {
  ...NEW_MESSAGE,
  titles: { ...NO_TEXTS, en: 'Hall 8 opens early' },
  contents: { ...NO_TEXTS, en: '<p>At six.</p>' },
};
const paths = (part: Partial<MessageForm>) => messageFaults({ ...valid, ...part }).map(({ path }) => path);
const anyMoment = fc.option(
  anyFairInstant.map((instant) => instant.toISOString()),
  { nil: undefined },
);

describe('periodOf', () => {
  it('publishes from and until clocks at the fair show that time', () => {
    const period = { fromDay: '2027-01-01', fromTime: '00:00', untilDay: '2027-07-01', untilTime: '23:59' };
    expect(periodOf(period, 'Europe/Amsterdam')).toEqual({
      publishFrom: '2026-12-31T23:00:00.000Z',
      publishUntil: '2027-07-01T21:59:00.000Z',
    });
  });

  it.prop([anyMoment, anyMoment, anyTimeZone])(
    'never changes a stored period that the form shows',
    (publishFrom, publishUntil, zone) => {
      const stored = { publishFrom, publishUntil };
      expect(periodOf(periodFormOf(stored, zone), zone, stored)).toEqual(stored);
    },
  );

  it.prop([anyFairInstant, anyFairInstant, anyFairInstant])(
    'shows a message exactly between the minutes of the form',
    (one, other, now) => {
      const zone = 'UTC';
      const form = periodFormOf({ publishFrom: one.toISOString(), publishUntil: other.toISOString() }, zone);
      const period = periodOf(form, zone);
      const shown = periodFormOf({ publishFrom: now.toISOString() }, zone);
      const at = `${shown.fromDay} ${shown.fromTime}`;
      const isPlanned = at < `${form.fromDay} ${form.fromTime}`;
      const isOver = at > `${form.untilDay} ${form.untilTime}`;
      const ended = isOver ? 'over' : 'shown';
      const expected = isPlanned ? 'planned' : ended;
      expect(messageStateOf(period, now)).toBe(expected);
    },
  );
});

const STORED = { id: '7', version: '3', state: 'shown', readCount: 2 } as const;

it.prop([fc.string(), fc.string(), anyTimeZone])(
  'no day or time never limits a period',
  (day, time, zone) => {
    fc.pre(!isDay(day));
    const form = { fromDay: day, fromTime: time, untilDay: day, untilTime: time };
    expect(periodOf(form, zone)).toEqual({ publishFrom: undefined, publishUntil: undefined });
  },
);

describe('messageFormOf', () => {
  it.prop([anyMoment, anyMoment, anyTimeZone])('shows a message as it is stored', (from, until, zone) => {
    const { fromDay: _f, fromTime: _ft, untilDay: _u, untilTime: _ut, ...texts } = valid;
    const stored = { ...texts, publishFrom: from, publishUntil: until };
    expect(messageFormOf({ ...stored, ...STORED }, zone)).toEqual({
      ...texts,
      ...periodFormOf(stored, zone),
    });
  });
});

describe('messageFaults', () => {
  it('accepts one limit alone, and a start and an end in the same minute', () => {
    const limits = { fromDay: '2027-01-02', fromTime: '09:00', untilDay: '2027-01-02', untilTime: '09:00' };
    expect(paths(limits)).toEqual([]);
    expect(paths({ ...limits, fromTime: '09:01' })).toEqual(['untilDay']);
    expect(paths({ ...limits, fromDay: '', fromTime: '23:00' })).toEqual([]);
    expect(paths({ ...limits, untilDay: '', untilTime: '00:00' })).toEqual([]);
  });

  it.prop([anyTitle, anyLanguage, anyLanguage])('accepts texts in any one language', (title, one, other) => {
    const titles = { ...NO_TEXTS, [one]: title };
    expect(messageFaults({ ...NEW_MESSAGE, titles, contents: { ...NO_TEXTS, [other]: title } })).toEqual([]);
  });

  it('lists every fault of a new form', () => {
    expect(messageFaults(NEW_MESSAGE).map(({ path }) => path)).toEqual(['titles', 'contents']);
  });

  it('rejects an end before the start, and times that no clock shows', () => {
    expect(paths({ fromDay: '2027-01-02', untilDay: '2027-01-01' })).toEqual(['untilDay']);
    expect(paths({ fromDay: '2027-01-02', untilDay: '2027-01-02' })).toEqual([]);
    expect(paths({ fromDay: '2027-01-02', fromTime: '9:00' })).toEqual(['fromTime']);
    expect(paths({ untilDay: '2027-02-30' })).toEqual(['untilDay']);
    expect(paths({ fromTime: 'ignored without a day' })).toEqual([]);
  });

  it('reports a link as for tasks', () => {
    expect(paths({ linkHref: 'javascript:alert(1)' })).toEqual(['linkHref', 'linkTitles']);
  });
});
