import { definitionFaults } from '@fairdesk/core/awards';
import { PORTAL_SITE } from '@fairdesk/core/events';
import { lostParts, type Page, type PageSource, withNested } from '@fairdesk/core/page';
import { eventIdOf, type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { createFormSource } from '#adapters/awards/form-source.ts';
import { withBuiltInScreens } from '#adapters/page/with-built-in-screens.ts';
import { SCREENS } from '#adapters/platform/content/screens.ts';
import { screenLayout } from '#adapters/platform/starter/screen-layouts.ts';

const failing = (failure: Failure): PageSource => ({ open: () => errAsync(failure) });
const MISSING: Failure = { kind: 'not-found', what: 'a page' };
const SETTINGS = { frameHosts: [], areas: { main: 'jss-main' } };
const screens = (pages: PageSource) => withBuiltInScreens(pages, screenLayout, SETTINGS);

const anyScreen = fc
  .constantFrom(
    ...SCREENS.portal.map((path) => ({ site: PORTAL_SITE, folder: '', path })),
    ...SCREENS.fair.map((path) => ({ site: 'aqua', folder: 'aqua', path })),
  )
  .chain((address) => fc.constantFrom(...LANGUAGES).map((language) => ({ ...address, language })));

describe('the screens of a content platform', () => {
  it.prop([anyScreen])(
    'are never missing, and nothing of a built-in one is lost, whatever the platform calls its areas',
    async (address) => {
      const page = (await screens(failing(MISSING)).open(address))._unsafeUnwrap();
      expect(page).toMatchObject({ site: address.site, path: address.path, language: address.language });
      expect(withNested(page.main).length).toBeGreaterThan(0);
      expect(page.title).not.toBe('');
      expect(lostParts(page)).toBeUndefined();
    },
  );

  it.prop([fc.constantFrom(...LANGUAGES)])(
    'have a form without faults for any award that has none of its own',
    async (language) => {
      const event = eventIdOf('1') ?? expect.unreachable();
      const site = {
        event,
        site: 'aqua',
        virtualFolder: 'aqua',
        redirectTypes: [],
        redirectPage: '',
        brandColour: '',
      };
      const sites = { sites: () => okAsync([{ ...site, languages: LANGUAGES }]) };
      const forms = createFormSource({ pages: screens(failing(MISSING)), sites }, event, language);
      const form = (await forms.form('prize'))._unsafeUnwrap();
      expect(definitionFaults(form.steps)).toEqual([]);
      const questions = form.steps.flatMap(({ questions }) => questions);
      expect(questions.map(({ name }) => name)).toEqual([
        ...['title', 'description', 'what-is-new', 'pictures', 'agreement'],
      ]);
      expect(questions.every(({ text, isRequired }) => text !== '' && isRequired)).toBe(true);
      expect(form.steps.map(({ isSummary }) => isSummary)).toEqual([false, false, true]);
    },
  );

  it.prop([anyScreen])('are those of the platform where it has them', async (address) => {
    // Only passed on.
    const own = { site: 'own' } as Page;
    const page = await screens({ open: () => okAsync(own) }).open(address);
    expect(page._unsafeUnwrap()).toBe(own);
  });

  it.prop([anyScreen])('are not replaced while the platform is away', async (address) => {
    const away: Failure = { kind: 'unavailable', request: 'GET layout' };
    expect((await screens(failing(away)).open(address))._unsafeUnwrapErr()).toEqual(away);
  });

  it.prop([fc.constantFrom('/awards/jury', '/news', '/', '/tasks/more', '/unknown')])(
    'are built in for the portal only: any other page stays missing',
    async (path) => {
      const address = { site: 'aqua', folder: 'aqua', path, language: 'nl' as const };
      expect((await screens(failing(MISSING)).open(address))._unsafeUnwrapErr()).toEqual(MISSING);
    },
  );
});
