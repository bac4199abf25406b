import type { Language } from '@fairdesk/core/shared';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { enter } from './company-desk.ts';
import { expect, test } from './desk.ts';

/** Pages of the framework that do not exist, by who opens them. */
const MISSING = [
  [
    'a visitor',
    undefined,
    [
      '/setup/no-such-link',
      '/invite/no-such-link',
      '/reset-password/no-such-link',
      '/~preview/clearwater/no-such-link',
      '/~editing',
    ],
  ],
  ['an exhibitor', MAIN_EXHIBITOR, ['/events/999', '/no-such-fair/tasks']],
  [
    'an organiser',
    ADMINISTRATOR,
    [
      '/organiser/no-such-fair',
      '/organiser/clearwater/exhibitors/no-such-exhibitor',
      '/organiser/clearwater/exhibitors/12345678-1234-4234-8234-123456789012',
      '/organiser/clearwater/pages/edit?path=/no-such-page',
      '/organiser/clearwater/tasks/no-such-task',
    ],
  ],
] as const;

/** Pages of mailed links say that the link is over. */
const isOfLink = (path: string) => /^\/(?:setup|invite|reset-password)\//.test(path);

const titleIn = (language: Language, path: string) =>
  labelsOf(language, messagesFor(language)).t(isOfLink(path) ? 'link-used-heading' : 'not-found-title');

const PRIVATE = 'private, no-store';

/** What a soft navigation requests; the framework redirects it to the address with its own parameter. */
const softly = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  request.get(path, { headers: { rsc: '1' } });

for (const [who, person, paths] of MISSING)
  test(`a page that does not exist for ${who} has status 404 in every language`, async ({ request }) => {
    if (person) await enter(request, person);
    for (const { prefix, language } of EACH_LANGUAGE)
      for (const path of paths) {
        const address = prefix + path;
        const response = await request.get(address, { headers: { accept: 'text/html' } });
        expect(response.status(), address).toBe(404);
        const html = await response.text();
        expect(/<html lang="(\w+)"/.exec(html)?.[1], address).toBe(language);
        expect(/<title>([^<]*)/.exec(html)?.[1], address).toBe(titleIn(language, path));
        expect(response.headers()['cache-control'], address).toBe(PRIVATE);
      }
  });

for (const [who, person, paths] of MISSING)
  test(`a soft navigation of ${who} shows a page that does not exist`, async ({ request }) => {
    if (person) await enter(request, person);
    for (const path of paths) {
      const response = await softly(request, path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toBe('text/x-component');
      // Not compared as a text: a page in the log would hide the rest of it.
      const heading = isOfLink(path) ? 'This link no longer works' : 'Page not found';
      expect((await response.text()).includes(`"children":"${heading}"`), path).toBe(true);
    }
  });
