import { exhibitorSample } from '@fairdesk/core/profile';
import type { EventId } from '@fairdesk/core/shared';
import { anyPublicProfile, memoryExhibitorDirectory } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const event = '101' as EventId;
const DAY_MS = 86_400_000;

const anyCompanies = fc.uniqueArray(
  fc.record({ name: fc.stringMatching(/^[a-z]{1,6}$/), hasLogo: fc.boolean(), base: anyPublicProfile() }),
  { maxLength: 20, selector: ({ name }) => name },
);

/** From 1970 to 2100, so that the first days are drawn too. */
const anyDay = fc.integer({ min: 0, max: 47_000 });

describe('exhibitorSample', () => {
  it.prop([anyCompanies, fc.integer({ min: 1, max: 8 }), anyDay])(
    'shows each company with a logo within as many days as the rows need, and no other one',
    async (companies, limit, firstDay) => {
      const directory = memoryExhibitorDirectory(
        companies.map(({ name, hasLogo, base }) => ({
          profile: { ...base, name, slug: name, logoUrl: hasLogo ? '/media/logo.png' : '' },
        })),
      );
      const wanted = companies.filter(({ hasLogo }) => hasLogo).map(({ name }) => name);
      const rows = Math.max(1, Math.ceil(wanted.length / limit));
      const shown = new Set<string>();
      for (let day = firstDay; day < firstDay + rows; day++) {
        const text = new Date(day * DAY_MS).toISOString().slice(0, '2026-11-20'.length);
        const sample = await exhibitorSample(directory)({ event, language: 'en', limit, day: text });
        const slugs = sample._unsafeUnwrap().map(({ slug }) => slug);
        expect(slugs).toHaveLength(Math.min(limit, wanted.length));
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) shown.add(slug);
      }
      expect([...shown].toSorted()).toEqual(wanted.toSorted());
    },
  );
});
