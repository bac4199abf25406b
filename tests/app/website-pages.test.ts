import type { PageEntry } from '@fairdesk/core/editor';
import type { OrganiserCaller, Website } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { expect } from 'vitest';
import { websitePages } from '#app/_organiser/website-pages.ts';

it.prop([fc.subarray([...LANGUAGES], { minLength: 1 }), fc.subarray([...LANGUAGES])])(
  'lists the languages that the website offers, whatever languages its pages have',
  async (languages, used) => {
    const translations = used.map((language) => ({
      ...{ language, title: 'Visit', status: 'published', isChanged: false },
    }));
    const entries = [{ path: '/visit', isNeeded: false, translations }] as unknown as readonly PageEntry[];
    const website = { languages } as unknown as Website;
    const loaded = await websitePages({} as OrganiserCaller, {
      pageOfficeOf: () => ({ pages: () => okAsync(entries) }),
      websiteOfficeOf: () => ({ website: () => okAsync(website) }),
    });
    expect(loaded._unsafeUnwrap()).toEqual({ entries, languages });
  },
);
