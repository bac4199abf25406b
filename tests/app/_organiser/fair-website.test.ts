import type { EventSite } from '@fairdesk/core/events';
import { type EventId, LANGUAGES, splitPath } from '@fairdesk/core/shared';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { websiteOf } from '#app/_organiser/fair-website.ts';

const anySlug = fc.constantFrom('aqua', 'aqua-2028', 'glass');
const anySite = fc.record({
  event: fc.constantFrom('1', '2'),
  virtualFolder: anySlug,
  languages: fc.option(fc.shuffledSubarray([...LANGUAGES], { minLength: 1 }), { nil: undefined }),
}) as unknown as fc.Arbitrary<EventSite>;

test.prop([fc.array(anySite, { maxLength: 3 }), anySlug, fc.constantFrom(...LANGUAGES)])(
  'the desk links to a website of the fair, in a language of it, in whatever folder it is',
  (sites, slug, reader) => {
    const website = websiteOf(sites, { id: '1' as EventId, slug });
    const { language, path } = splitPath(website.addressOf('/exhibitors', reader));
    const own = sites.filter(({ event }) => event === '1');
    const folders = own.length === 0 ? [slug] : own.map(({ virtualFolder }) => virtualFolder);
    const folder = path.replace(/^\/|\/exhibitors$/g, '');
    expect(folders).toContain(folder);
    if (folders.includes(slug)) expect(folder).toBe(slug);
    expect(website.languages).toContain(language);
    if (website.languages.includes(reader)) expect(language).toBe(reader);
  },
);
