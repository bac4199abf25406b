import type { PageEntry } from '@fairdesk/core/editor';
import type { OrganiserCaller, Website } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { expect } from 'vitest';
import { websitePages } from '#app/_organiser/website-pages.ts';

it.prop([fc.subarray([...LANGUAGES], { minLength: 1 }), fc.subarray([...LANGUAGES])])(
  'lists the languages that the website offers, and its pages in no others, whatever languages they have',
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
    const { entries: listed, languages: offered } = loaded._unsafeUnwrap();
    expect(offered).toEqual(languages);
    const shown = used.filter((language) => languages.includes(language));
    // A page in none of them is still listed, so that it can be opened.
    expect(listed[0]?.translations.map(({ language }) => language)).toEqual(shown.length > 0 ? shown : used);
  },
);
