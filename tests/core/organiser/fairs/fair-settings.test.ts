import { CANCELLED_STATUS, eventStanding, siteVisibility } from '@fairdesk/core/events';
import { FAIR_STATES, type FairForm, fairFaults, fairStateOf, withFairState } from '@fairdesk/core/organiser';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { anyEvent } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const NOW = new Date('2027-01-12T12:00:00Z');
const anyState = fc.constantFrom(...FAIR_STATES);
/** Zones on both sides of the day line, so that "today" differs between them. */
const anyZone = fc.constantFrom('Europe/Amsterdam', 'Pacific/Apia', 'America/St_Johns');

const anyStored = fc
  .tuple(anyEvent(), anyZone, fc.constantFrom(-400, -1, 0, 1, 400))
  .map(([event, timeZone, days]) => ({
    ...event,
    timeZone,
    archiveAt: event.archiveAt === '' ? '' : addDays(dayIn(timeZone, NOW), days),
  }));

describe('the state of a fair', () => {
  it.prop([anyStored, anyState])('is the one it was moved to, from any other', (event, state) => {
    const moved = { ...event, ...withFairState(event, state, NOW) };
    expect(fairStateOf(moved, NOW)).toBe(state);
  });

  it.prop([anyStored])('shows visitors nothing exactly while it is a draft or archived', (event) => {
    const state = fairStateOf(event, NOW);
    // A cancelled fair may still be a draft.
    if (state === 'cancelled') return;
    expect(siteVisibility(event, NOW) === 'nothing').toBe(state === 'draft' || state === 'archived');
  });

  it.prop([anyStored])('allows exhibitors changes exactly as a draft or published', (event) => {
    const open = ['draft', 'published'].includes(fairStateOf(event, NOW));
    if (fairStateOf(event, NOW) !== 'archived') expect(eventStanding(event, NOW) === 'open').toBe(open);
  });

  it.prop([anyStored, anyState])('keeps a later archive date', (event, state) => {
    fc.pre(state !== 'archived' && event.archiveAt > dayIn(event.timeZone, NOW));
    expect(withFairState(event, state, NOW).archiveAt).toBe(event.archiveAt);
  });
});

describe('the stored state of a fair', () => {
  it.prop([anyStored, anyState])('keeps its own words, but none of the state that ended', (event, state) => {
    const stored = withFairState(event, state, NOW);
    if (state === 'archived') {
      expect(stored).toMatchObject({ status: event.status, publicationStatus: event.publicationStatus });
      return;
    }
    if (state === 'cancelled') expect(stored.status).toBe(CANCELLED_STATUS);
    else expect(stored.status).toBe(event.status === CANCELLED_STATUS ? '' : event.status);
    expect(stored.publicationStatus).toBe(state === 'draft' ? 'DRAFT' : 'PUBLIC');
    if (fairStateOf(event, NOW) === 'archived') expect(stored.archiveAt).toBe('');
  });

  it('is a draft until it is published', () => {
    const event = { status: '', archiveAt: '', timeZone: 'UTC' };
    for (const [word, state] of [
      ['', 'draft'],
      ['DRAFT', 'draft'],
      ['PUBLIC', 'published'],
    ] as const)
      expect(fairStateOf({ ...event, publicationStatus: word }, NOW)).toBe(state);
  });
});

const VALID: FairForm = {
  name: 'Aqua 2028',
  slug: 'aqua-2028',
  startDate: '2028-01-26',
  startTime: '09:00',
  endDate: '2028-01-28',
  endTime: '17:00',
  timeZone: 'Europe/Amsterdam',
  city: '',
  venue: '',
  contactEmail: '',
  floorPlanUrl: '',
  publicEndDate: '',
};

describe('the form of a fair', () => {
  it('accepts empty optional fields', () => {
    expect(fairFaults(VALID)).toEqual([]);
  });

  it.each([
    ['name', ' ', 'forms-required'],
    ['name', 'x'.repeat(201), 'forms-maxlength'],
    ['startDate', '2028-02-30', 'forms-date'],
    ['startTime', '24:00', 'forms-time'],
    ['endTime', '9:00', 'forms-time'],
    ['startTime', '109:00', 'forms-time'],
    ['endTime', '17:000', 'forms-time'],
    ['endDate', '2028-01-25', 'fair-ends-before-start'],
    ['timeZone', 'Europe/Atlantis', 'forms-time-zone'],
    ['contactEmail', 'desk@', 'forms-email'],
    ['floorPlanUrl', 'no address', 'forms-url'],
    ['publicEndDate', '2028-1-1', 'forms-date'],
  ] as const)('with %s %j reports %s', (path, value, code) => {
    expect(fairFaults({ ...VALID, [path]: value })).toMatchObject([{ path, code }]);
  });

  it('accepts the slug that an import gave it, and no other invalid one', () => {
    const slugOf = (slug: string) => fairFaults({ ...VALID, slug }, { slug: 'Old_Fair' });
    expect(slugOf('Old_Fair')).toEqual([]);
    expect(slugOf('Older_Fair')).toEqual([{ path: 'slug', code: 'fair-slug-invalid' }]);
    expect(fairFaults({ ...VALID, slug: 'Old_Fair' })).toHaveLength(1);
  });

  it('reports an end before the start at the end', () => {
    const code = 'fair-ends-before-start';
    const day = { endDate: VALID.startDate, endTime: '08:00' };
    expect(fairFaults({ ...VALID, ...day })).toEqual([{ path: 'endTime', code }]);
    expect(fairFaults({ ...VALID, endDate: '2028-01-25' })).toEqual([{ path: 'endDate', code }]);
  });

  const anyTime = fc.constantFrom('', '08:59', '09:00', '17:00', '23:59');
  it.prop([fc.integer({ min: -3, max: 3 }), anyTime, anyTime])(
    'never ends before it starts, whatever the days and times',
    (days, startTime, endTime) => {
      const endDate = addDays(VALID.startDate, days);
      const isLater = days > 0 || (days === 0 && (startTime === '' || endTime === '' || endTime > startTime));
      expect(fairFaults({ ...VALID, endDate, startTime, endTime }).length === 0).toBe(isLater);
    },
  );
});
