import { type MessagePeriod, messageEnd, messageStateOf } from '@fairdesk/core/dashboard';
import { anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const at = (now: string, period: MessagePeriod) => messageStateOf(period, new Date(now));
const anyMoment = fc.option(
  anyFairInstant.map((instant) => instant.toISOString()),
  { nil: undefined },
);

describe('messageStateOf', () => {
  it('starts at its first moment, at midnight of the fair rather than of UTC', () => {
    const period = { publishFrom: '2026-12-31T23:00:00.000Z' };
    expect(at('2026-12-31T22:59:59.999Z', period)).toBe('planned');
    expect(at('2026-12-31T23:00:00.000Z', period)).toBe('shown');
  });

  it('ends after its last minute', () => {
    const period = { publishUntil: '2027-01-10T22:59:00.000Z' };
    expect(at('2027-01-10T22:59:59.999Z', period)).toBe('shown');
    expect(at('2027-01-10T23:00:00.000Z', period)).toBe('over');
  });

  it.prop([anyFairInstant])('ends with its last minute, whatever the seconds of its end', (end) => {
    const minute = end.toISOString().slice(0, 16);
    expect(messageEnd(end.toISOString())).toEqual(messageEnd(`${minute}Z`));
    expect(at(`${minute}:59.999Z`, { publishUntil: end.toISOString() })).toBe('shown');
    expect(messageEnd('2027-01-10T22:59:59.999Z')).toEqual(new Date('2027-01-10T23:00:00Z'));
  });

  it('includes both days of a period without times', () => {
    const period = { publishFrom: '2027-01-01', publishUntil: '2027-01-01' };
    expect(at('2027-01-01T00:00:00.000Z', period)).toBe('shown');
    expect(at('2027-01-01T23:59:59.999Z', period)).toBe('shown');
    expect(at('2027-01-02T00:00:00.000Z', period)).toBe('over');
  });

  it.prop([anyFairInstant])('is always shown without limits', (now) => {
    expect(messageStateOf({ publishFrom: null, publishUntil: '' }, now)).toBe('shown');
  });

  it.prop([anyMoment, anyMoment, anyFairInstant, fc.nat()])(
    'never goes back as time passes',
    (publishFrom, publishUntil, now, more) => {
      const order = ['planned', 'shown', 'over'];
      const [early, late] = [now, new Date(now.getTime() + more * 1000)].map((moment) =>
        order.indexOf(messageStateOf({ publishFrom, publishUntil }, moment)),
      );
      expect(late).toBeGreaterThanOrEqual(early ?? 0);
    },
  );

  it.prop([fc.constantFrom('1', '2027', 'Jan 10 2027', '10/01/2027', 'soon'), anyFairInstant])(
    'has no limit where the text is neither a moment nor a day',
    (text, now) => {
      expect(messageEnd(text).getTime()).toBeNaN();
      expect(messageStateOf({ publishFrom: text, publishUntil: text }, now)).toBe('shown');
    },
  );
});
