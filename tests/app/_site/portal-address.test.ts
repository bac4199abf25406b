import { globSync, readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isDoorAddress, isPortalAddress } from '#app/_site/portal-address.ts';

const FOLDER = 'app/[locale]/(portal)';

/** Every page of the portal as a route: `/[folder]/tasks`. */
const ROUTES = globSync('app/[[]locale]/(portal)/**/page.tsx').map((file) =>
  file.slice(FOLDER.length).replace(/\/page\.tsx$/, ''),
);
/** Those that need no framework for signed-out users: a login form, or one that requests a mail. */
const DOORS = ROUTES.filter((route) =>
  /\bportalPage\(|<SavedSignInPage|<RequestLinkPage|<ForgotPasswordPage/.test(
    readFileSync(`${FOLDER}${route}/page.tsx`, 'utf8'),
  ),
);

const part = fc
  .stringMatching(/^[a-z0-9-]{1,12}$/)
  .filter((text) => !['en', 'nl', 'es', 'tr'].includes(text));
const language = fc.constantFrom('', '/nl', '/es', '/tr');

it.prop([fc.constantFrom(...ROUTES), part, language])(
  'every page of the portal is recognised in every language',
  (route, name, prefix) => {
    const path = `${prefix}${route.replaceAll(/\[\w+\]/g, name)}`;
    expect(isPortalAddress(path || '/')).toBe(true);
  },
);

it.prop([fc.array(part, { minLength: 3, maxLength: 6 }), language])(
  'a deeper path never belongs to the portal: it belongs to a site',
  (parts, prefix) => {
    expect(isPortalAddress(`${prefix}/${parts.join('/')}`)).toBe(false);
  },
);

it.each([
  '/clearwater',
  '/clearwater/exhibitors',
  '/nl/clearwater',
  '/api/events/1/calendar',
  '/files/a.pdf',
])('%s does not belong to the portal', (path) => expect(isPortalAddress(path)).toBe(false));

it.prop([fc.constantFrom(...ROUTES), part, language])(
  'a page of the portal needs no framework for signed-out users, unless it is about an account or the desk',
  (route, name, prefix) => {
    const path = `${prefix}${route.replaceAll(/\[\w+\]/g, name)}`;
    expect(isDoorAddress(path || '/')).toBe(DOORS.includes(route));
    if (path !== '') expect(isDoorAddress(`${path}/`)).toBe(false);
  },
);

it.each([
  '/en',
  '/en/clearwater/tasks',
  '/default/tasks',
  '/api/tasks',
  '/~door/tasks',
  '/clearwater',
  '/a.b/tasks',
])('%s is redirected or no login form', (path) => expect(isDoorAddress(path)).toBe(false));
