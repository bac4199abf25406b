import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';
import { publicResponse } from '#app/_site/public-response.tsx';
import { CookieJar } from '#tests/support/next-headers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { openProcess, serve } from '#tests/support/servers/open-process.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const SITE = 'clearwater';
/** How the error page of a site is stored in a language. */
const anyState = fc.constantFrom('absent', 'published', 'unreadable', 'personal', 'unknown' as const);
type State = 'absent' | 'published' | 'unreadable' | 'personal' | 'unknown';

const titleIn = (language: Language) => `Lost at sea (${language})`;

/** An error page as it is stored. */
const layoutFor = (state: State, language: Language): string => {
  if (state === 'unreadable') return '{"name":"404"';
  const text = { componentName: 'RichText', params: { heading: 'h1' } };
  const blocks = {
    published: [],
    // Only signed-in exhibitors can see this one.
    personal: [{ uid: '2', componentName: 'TaskList', fields: {}, params: {} }],
    // Visitors do not see it.
    unknown: [{ uid: '3', componentName: 'NoSuchBlock', fields: {}, params: {} }],
    absent: [],
  }[state];
  return JSON.stringify({
    name: '404',
    displayName: titleIn(language),
    fields: { MetaTitle: { value: titleIn(language) } },
    itemId: '0b1c2d3e-0000-4000-8000-000000000404',
    templateName: 'Page',
    placeholders: {
      'headless-main': [{ uid: '1', ...text, fields: { Title: { value: titleIn(language) } } }, ...blocks],
    },
  });
};

describe('an error page', () => {
  let close: () => Promise<void>;
  let database: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    const opened = await openProcess();
    close = opened.close;
    database = await openDatabase({ dataFolder: opened.dataFolder, log: quietLog });
    // Loads what the first request of a process loads, which may take longer than an error page has.
    const address = { site: SITE, folder: SITE, path: '/no-such-page', language: 'en' } as const;
    await serve(new CookieJar(), async () => currentUseCases().errorPages.open('not-found', address));
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await close();
  });

  const open = (language: Language, address: string) =>
    serve(new CookieJar(), () =>
      publicResponse({
        language,
        address,
        query: new URLSearchParams(),
        nonce: '',
        visitorAddress: '127.0.0.1',
      }),
    );

  const store = async (path: string, states: Readonly<Record<Language, State>>) => {
    await database.query.deleteFrom('pages').where('site', '=', SITE).where('path', '=', path).execute();
    for (const language of LANGUAGES)
      if (states[language] !== 'absent')
        await database.query
          .insertInto('pages')
          .values({
            ...{ site: SITE, path, language, updated: '2027-05-01T08:00:00.000Z' },
            layout: layoutFor(states[language], language),
          })
          .execute();
  };

  it.prop([fc.record({ en: anyState, nl: anyState, es: anyState, tr: anyState })], { numRuns: 6 })(
    'of a site is what visitors get for a missing page in their language, or else the built-in one, never indexed',
    async (states) => {
      await store('/404', states);
      for (const language of LANGUAGES)
        for (const address of ['/clearwater/no-such-page', '/clearwater/404']) {
          const response = await open(language, address);
          const html = await response.text();
          const isOwn = ['published', 'unknown'].includes(states[language]);
          const builtIn = labelsOf(language, messagesFor(language)).t('not-found-heading');
          expect([address, response.status, html.includes('noindex')]).toEqual([address, 404, true]);
          expect([states, language, html.includes(titleIn(language))]).toEqual([states, language, isOwn]);
          expect(html.includes(builtIn)).toBe(!isOwn);
        }
    },
    300_000,
  );

  it.prop([fc.constantFrom<State>('published', 'absent'), fc.constantFrom(1, 2)], { numRuns: 4 })(
    'of a site is what visitors get for a page that cannot be drawn, unless it cannot be drawn either',
    async (state, failures) => {
      await store('/500', { en: state, nl: 'absent', es: 'absent', tr: 'absent' });
      const { render } = runtime();
      const whole = vi.spyOn(render, 'whole');
      for (let failure = 0; failure < failures; failure += 1)
        whole.mockImplementationOnce(() => {
          throw new Error('It cannot be drawn');
        });
      const isOwn = state === 'published' && failures === 1;
      const isAnything = state === 'published' || failures === 1;
      const pending = open('en', '/clearwater/privacy');
      const response = isAnything ? await pending : await pending.catch(() => undefined);
      whole.mockRestore();
      expect(response?.status).toBe(isAnything ? 500 : undefined);
      expect((await response?.text())?.includes(titleIn('en')) ?? false).toBe(isOwn);
    },
    300_000,
  );
});
