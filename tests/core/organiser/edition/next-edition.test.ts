import {
  copiedParts,
  deadlineFormOf,
  EDITION_PARTS,
  EXHIBITOR_PARTS,
  editionShift,
  type FairOpening,
  type FairSettings,
  fairSlugFaults,
  isTaskCopied,
  makeNextEdition,
  nextEditionFaults,
  nextEditionOf,
  shiftedDay,
  shiftedDue,
  shiftedInstant,
  suggestedSlug,
  withEditionPart,
} from '@fairdesk/core/organiser';
import { addDays, compactTimestampOf, daysBetween, instantOf, toCompact } from '@fairdesk/core/shared';
import { anyFairDay, anyFairInstant, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const anyOpening = fc.record({ startDate: anyFairDay, timeZone: anyTimeZone });
const anyParts = fc.subarray([...EDITION_PARTS], { minLength: 0 });
const AMSTERDAM: FairOpening = { startDate: '2027-01-26', timeZone: 'Europe/Amsterdam' };

const FAIR: FairSettings = {
  version: '1',
  state: 'published',
  name: 'Aqua 2027 (12027 visitors)',
  slug: 'aqua',
  startDate: '2027-01-26',
  startTime: '09:00',
  endDate: '2027-01-28',
  endTime: '17:00',
  timeZone: 'Europe/Amsterdam',
  city: 'Rotterdam',
  venue: '',
  contactEmail: 'aqua@fair.example',
  floorPlanUrl: 'https://aqua.example/plan.pdf',
  publicEndDate: '2027-02-28',
};

describe('shiftedDue', () => {
  const dueAt = (text: string) => compactTimestampOf(text) ?? toCompact(new Date(0));

  it('leaves 23:59 at 23:59 when the clocks change in between', () => {
    // 12 January, winter: 22:59 UTC. The next edition opens in July: 21:59 UTC.
    expect(shiftedDue(dueAt('20270112T225900Z'), AMSTERDAM, { ...AMSTERDAM, startDate: '2027-07-26' })).toBe(
      '20270712T215900Z',
    );
  });

  it('leaves 23:59 at 23:59 when the fair moves to another zone', () => {
    const istanbul = { startDate: '2028-01-25', timeZone: 'Europe/Istanbul' };
    expect(shiftedDue(dueAt('20270112T225900Z'), AMSTERDAM, istanbul)).toBe('20280111T205900Z');
  });

  it('leaves a deadline that would leave the calendar', () => {
    const far = { ...AMSTERDAM, startDate: '9999-12-30' };
    expect(shiftedDue(dueAt('20270226T225900Z'), AMSTERDAM, far)).toBe('20270226T225900Z');
    expect(shiftedDue(dueAt('20270112T225900Z'), far, { ...far, startDate: '0000-01-02' })).toBe(
      '20270112T225900Z',
    );
  });

  it.prop([anyFairInstant, anyOpening, anyOpening])(
    'always moves the day by the distance between the openings and leaves the time of day',
    (instant, from, to) => {
      const due = toCompact(instant);
      const before = deadlineFormOf(due, from.timeZone);
      const after = deadlineFormOf(shiftedDue(due, from, to), to.timeZone);
      const isSkipped = after.time !== before.time;
      // A time that clocks skip on that day becomes a later one, by an hour at most.
      if (isSkipped) expect(after.time > before.time || after.time < '03:00').toBe(true);
      else expect(daysBetween(before.day, after.day)).toBe(editionShift(from, to));
      expect(shiftedDue(due, from, to).slice(13)).toBe(due.slice(13));
    },
  );

  it.prop([anyFairInstant, anyOpening])(
    'leaves a deadline when the opening is the same',
    (instant, opening) => {
      const due = toCompact(instant);
      // Of two equal times in the night in which clocks go back, the first is meant.
      const apart = instantOf(due).getTime() - instantOf(shiftedDue(due, opening, opening)).getTime();
      expect([0, 1_800_000, 3_600_000, 7_200_000]).toContain(apart);
    },
  );

  it.prop([anyFairInstant, anyOpening, anyOpening])(
    'moves instants as it moves deadlines',
    (instant, from, to) => {
      const due = toCompact(instant);
      expect(toCompact(shiftedInstant(instantOf(due), from, to))).toBe(shiftedDue(due, from, to));
    },
  );
});

describe('shiftedDay', () => {
  it.prop([anyFairDay, anyOpening, anyOpening])('moves as far as the opening', (day, from, to) => {
    expect(daysBetween(day, shiftedDay(day, from, to))).toBe(daysBetween(from.startDate, to.startDate));
    expect(shiftedDay('', from, to)).toBe('');
    expect(shiftedDay(day, { ...from, startDate: '' }, to)).toBe(day);
  });
});

describe('nextEditionOf', () => {
  it('suggests the next year on the same weekdays', () => {
    expect(nextEditionOf({ ...FAIR, slug: 'aqua-2027' })).toMatchObject({
      name: 'Aqua 2028 (12027 visitors)',
      slug: 'aqua-2028',
      startDate: '2028-01-25',
      endDate: '2028-01-27',
      publicEndDate: '2028-02-27',
      floorPlanUrl: '',
      contactEmail: 'aqua@fair.example',
    });
    expect(nextEditionOf(FAIR).slug).toBe('aqua-2028');
    expect(nextEditionOf({ ...FAIR, startDate: '' })).toMatchObject({
      startDate: '',
      slug: 'aqua-2',
    });
  });

  it.prop([fc.string({ maxLength: 90 }).map((name) => suggestedSlug(`a${name}`)), anyFairDay])(
    'suggests a valid form with another slug on the same weekday',
    (slug, startDate) => {
      const fair = { ...FAIR, slug, startDate, endDate: addDays(startDate, 2) };
      const next = nextEditionOf(fair);
      expect(next.slug).not.toBe(slug);
      expect(fairSlugFaults(next.slug)).toEqual([]);
      expect(nextEditionFaults(next)).toEqual([]);
      expect(daysBetween(startDate, next.startDate) % 7).toBe(0);
      expect(daysBetween(next.startDate, next.endDate)).toBe(2);
    },
  );
});

describe('copiedParts', () => {
  it.prop([anyParts])('is what is selected, and nothing of exhibitors without them', (parts) => {
    const copied = copiedParts(parts);
    for (const part of EDITION_PARTS) {
      const isPossible = parts.includes('exhibitors') || !EXHIBITOR_PARTS.includes(part);
      expect(copied.includes(part)).toBe(parts.includes(part) && isPossible);
    }
    expect(copiedParts(copied)).toEqual(copied);
  });

  it.prop([anyParts, fc.constantFrom(...EDITION_PARTS)])(
    'follows every change of the form',
    (parts, part) => {
      const start = copiedParts(parts);
      const on = withEditionPart(start, part, true);
      const off = withEditionPart(start, part, false);
      expect(on.includes(part)).toBe(start.includes('exhibitors') || !EXHIBITOR_PARTS.includes(part));
      expect(off).not.toContain(part);
      const others = start.filter((each) => each !== part);
      expect(
        others.filter((each) => !off.includes(each)).every((each) => EXHIBITOR_PARTS.includes(each)),
      ).toBe(true);
    },
  );

  it.prop([anyParts])('copies tasks of single companies together with the exhibitors only', (parts) => {
    expect(isTaskCopied({ isForCompanies: false }, parts)).toBe(parts.includes('tasks'));
    expect(isTaskCopied({ isForCompanies: true }, parts)).toBe(
      parts.includes('tasks') && parts.includes('exhibitors'),
    );
  });
});

describe('makeNextEdition', () => {
  it('sends no invalid form, and only what can be copied', async () => {
    const sent: unknown[] = [];
    const make = makeNextEdition({
      create: (form) => {
        sent.push(form.parts);
        return errAsync({ kind: 'not-found', what: 'store' });
      },
    });
    const form = nextEditionOf(FAIR);
    for (const bad of [{ startDate: '' }, { slug: 'Ä' }, { slug: 'api' }, { endDate: '2027-01-01' }])
      expect((await make({ ...form, ...bad }))._unsafeUnwrapErr().kind).toBe('rejected');
    expect(sent).toEqual([]);
    await make({ ...form, parts: ['stands', 'tasks', 'tasks'] });
    expect(sent).toEqual([['tasks']]);
  });
});
