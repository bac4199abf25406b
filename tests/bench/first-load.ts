import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from 'playwright';
import { chromiumLaunch } from '../support/chromium.ts';

interface Screen {
  readonly what: string;
  readonly path: string;
  /** Whose session, at which participation. */
  readonly as?: { readonly cookie: string; readonly participation: string };
}

/** What a browser fetches for a first visit, by kind, each body compressed by gzip -9. */
export const firstLoad = async (base: string, screens: readonly Screen[]) => {
  const browser = await chromium.launch(chromiumLaunch());
  const rows = [];
  for (const { what, path, as } of screens) {
    const context = await browser.newContext({ baseURL: base });
    if (as) await enter(context, base, as);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    rows.push({ what, ...(await weigh(responses)) });
    await context.close();
  }
  await browser.close();
  return rows;
};

const enter = async (
  context: BrowserContext,
  base: string,
  { cookie, participation }: { cookie: string; participation: string },
): Promise<void> => {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: base };
  });
  await context.addCookies(cookies);
  await context.request.post('/api/events/selection', { data: { participationId: participation } });
};

const KINDS = { script: 'JS', stylesheet: 'CSS', document: 'HTML', font: 'fonts' } as const;

const weigh = async (responses: readonly Response[]): Promise<Record<string, string>> => {
  const sums: Record<string, number> = { JS: 0, CSS: 0, HTML: 0, fonts: 0 };
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType() as keyof typeof KINDS];
    if (!kind || !response.ok()) continue;
    const body = await response.body();
    sums[kind] = (sums[kind] ?? 0) + (kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length);
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, bytes]) => [kind, (bytes / 1024).toFixed(1)]));
};
