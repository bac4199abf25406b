import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as accreditation } from '#app/api/go/accreditation/route.tsx';
import { GET as visitConnect } from '#app/api/go/visit-connect/route.tsx';
import { CookieJar } from '#tests/support/next-headers.ts';
import { openProcess, serve } from '#tests/support/servers/open-process.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('a partner’s page that cannot be opened', () => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ close } = await openProcess());
  }, 60_000);
  afterAll(() => close());

  const get = (route: typeof visitConnect, query: string, headers: Record<string, string>) =>
    serve(new CookieJar(), () =>
      route(new Request(`http://localhost:3000/go/partner?${query}`, { headers })),
    );

  it.each(LANGUAGES)(
    'is explained in the language of the page before, with a way back: %s',
    async (language) => {
      const { t } = labelsOf(language, messagesFor(language));
      const back = localPath({ language, path: '/clearwater/stand' });
      const query = new URLSearchParams({ participation: 'x', redirect: back });
      const response = await get(visitConnect, String(query), { accept: PAGE });
      expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'private, no-store']);
      const html = await response.text();
      expect(html).toContain(t('partner-failed-signed-out'));
      expect(html).toContain(`href="${back}"`);
      expect(html).toContain(`lang="${language}"`);
      const other = await get(accreditation, 'participation=x', {
        accept: PAGE,
        'accept-language': `${language};q=1`,
      });
      expect(await other.text()).toContain(t('partner-failed-back'));
    },
  );

  it('never leads to another site', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:1']) {
      const response = await get(visitConnect, String(new URLSearchParams({ redirect })), { accept: PAGE });
      expect(await response.text()).not.toContain('evil');
    }
  });

  it('is a problem document for a script', async () => {
    for (const route of [visitConnect, accreditation]) {
      const response = await get(route, 'participation=x', { accept: '*/*' });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'signed-out' });
    }
  });
});
