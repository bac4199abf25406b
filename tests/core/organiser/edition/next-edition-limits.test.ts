import {
  EDITION_PARTS,
  EXHIBITOR_PARTS,
  FAIR_SLUG_MAX,
  type FairOpening,
  type FairSettings,
  fairSlugFaults,
  nextEditionOf,
  shiftedInstant,
} from '@fairdesk/core/organiser';
import { addDays } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';

const FAIR: FairSettings = {
  ...{ ...NEW_FAIR, version: '1', state: 'published' },
  ...{ name: 'Aqua 2027', slug: 'aqua', startDate: '2027-01-26', endDate: '2027-01-28' },
};

describe('nextEditionOf', () => {
  it('selects everything but the exhibitors and what belongs to them', () => {
    const ofExhibitors: readonly string[] = ['exhibitors', ...EXHIBITOR_PARTS];
    expect(nextEditionOf(FAIR).parts).toEqual(EDITION_PARTS.filter((part) => !ofExhibitors.includes(part)));
  });

  it('numbers the slug when the next edition is in the same year, or in none', () => {
    const next = nextEditionOf({ ...FAIR, slug: 'aqua-2027', startDate: '2027-01-01' });
    expect(next).toMatchObject({ startDate: '2027-12-31', name: FAIR.name, slug: 'aqua-2027-2' });
    const last = nextEditionOf({ ...FAIR, slug: 'aqua-9998', name: 'Aqua 9998', startDate: '9998-01-01' });
    expect(last).toMatchObject({ startDate: '', name: 'Aqua 9998', slug: 'aqua-9998-2' });
    expect(nextEditionOf({ ...FAIR, startDate: '9997-12-31' }).startDate).toBe('9998-12-30');
  });

  it.prop([fc.integer({ min: 1, max: FAIR_SLUG_MAX - 2 }), fc.integer({ min: 1, max: FAIR_SLUG_MAX })])(
    'adds the year to the slug, and shortens only a slug that is too long with it',
    (first, second) => {
      const slug = `${'a'.repeat(first)}-${'b'.repeat(second)}`.slice(0, FAIR_SLUG_MAX);
      const next = nextEditionOf({ ...FAIR, slug }).slug;
      const start = next.slice(0, -'-2028'.length);
      expect(next).toBe(`${start}-2028`);
      expect(slug.startsWith(start)).toBe(true);
      expect(fairSlugFaults(next)).toEqual([]);
      // A dash in front of the year goes too.
      expect(next.length).toBeGreaterThanOrEqual(Math.min(slug.length + 5, FAIR_SLUG_MAX - 1));
    },
  );
});

describe('the slug of the next edition', () => {
  const anyEnd = fc.constantFrom('', '-2', '-3', '-2028', '-2-2');

  it.prop([
    fc.integer({ min: 1, max: FAIR_SLUG_MAX }),
    anyEnd,
    fc.constantFrom('2027-01-26', '2027-01-01', ''),
  ])('is another one and valid, whatever a slug of any length ends with', (length, end, startDate) => {
    const slug = `${'a'.repeat(length)}${end}`.slice(-FAIR_SLUG_MAX);
    const next = nextEditionOf({ ...FAIR, slug, startDate }).slug;
    expect(next).not.toBe(slug);
    expect(fairSlugFaults(next)).toEqual([]);
  });
});

describe('shiftedInstant', () => {
  it.prop([fc.date({ noInvalidDate: true }), fc.boolean()])(
    'leaves an instant unchanged when a zone is unknown',
    (instant, isTarget) => {
      const [known, unknown] = ['UTC', 'Europe/Nowhere'].map((timeZone) => ({
        startDate: isTarget ? '2027-01-26' : '2028-01-25',
        timeZone,
      })) as [FairOpening, FairOpening];
      const [from, to] = isTarget ? [known, unknown] : [unknown, known];
      expect(shiftedInstant(instant, from, to)).toEqual(instant);
    },
  );

  it.each([
    ['0001-01-01', false],
    ['0001-01-02', true],
    ['9998-12-30', true],
    ['9998-12-31', false],
    ['9999-12-31', false],
  ])('reaches every day of the years 1 to 9998 but the outermost: %s: %j', (day, isReached) => {
    const from = { startDate: '2027-01-26', timeZone: 'UTC' };
    const instant = new Date('2027-02-26T10:00:00Z');
    const to = { startDate: addDays(day, -31), timeZone: 'UTC' };
    expect(shiftedInstant(instant, from, to).toISOString()).toBe(
      isReached ? `${day}T10:00:00.000Z` : instant.toISOString(),
    );
  });
});
