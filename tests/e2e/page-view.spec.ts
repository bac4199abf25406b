import { expect, test } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { serve } from '#tests/support/serve.ts';
import { startServer } from '#tests/support/start-server.ts';

const PAGE = '/clearwater/practical-information';

test('a view is counted only after consent, and a failing counter breaks nothing', async ({ browser }) => {
  const views: { path: string; body: string }[] = [];
  let broken = false;
  const counter = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    views.push({ path: pathname + search, body: await request.text() });
    if (broken) return new Response('no', { status: 500 });
    return pathname.endsWith('create.json') ? Response.json({ ref: 'browser-1' }) : Response.json({});
  });
  const desk = await startServer({ env: { ANALYTICS_URL: counter.url, ANALYTICS_CONTEXT_ID: 'ctx' } });
  try {
    const quiet = await browser.newPage({ baseURL: desk.url });
    await quiet.goto(PAGE, { waitUntil: 'networkidle' });
    expect(views).toEqual([]);

    const agreed = await browser.newPage({ baseURL: desk.url });
    await agreed.addInitScript('window.dataLayer = []');
    for (const [place, { language, prefix }] of EACH_LANGUAGE.entries()) {
      await agreed.goto(`${prefix}${PAGE}`, { waitUntil: 'networkidle' });
      // The first view also requests an id for the browser.
      await expect.poll(() => views.length).toBe(place + 2);
      expect(views[place + 1]?.path).toBe('/v1/events/v1.2/events?sitecoreContextId=ctx&siteId=clearwater');
      expect(JSON.parse(views[place + 1]?.body ?? '')).toMatchObject({
        ...{ browser_id: 'browser-1', channel: 'WEB', currency: 'USD', language, type: 'VIEW' },
        ext: { pageVariantId: expect.stringMatching(new RegExp(`^[0-9a-f]{32}_${language}_default$`)) },
      });
    }
    expect(views[0]?.path).toBe('/v1/events/v1.2/browser/create.json?sitecoreContextId=ctx&client_key=');
    await agreed.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => views.length).toBe(EACH_LANGUAGE.length + 2);

    broken = true;
    await agreed.reload({ waitUntil: 'networkidle' });
    await expect(agreed.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await agreed.request.post('/api/page-view', { data: { site: '' } })).status()).toBe(400);
  } finally {
    await desk.remove();
    await counter.close();
  }
});
