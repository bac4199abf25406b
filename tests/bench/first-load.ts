import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../support/chromium.ts';
import { type WireBytes, wireBytes } from '../support/wire-bytes.ts';

interface Screen {
  readonly what: string;
  readonly path: string;
  /** The session and the participation of the visitor. */
  readonly as?: { readonly cookie: string; readonly participation: string };
}

/** What Chromium receives for a first visit, by resource type, in KB over the network. */
export const firstLoad = async (base: string, screens: readonly Screen[]) => {
  const browser = await chromium.launch(chromiumLaunch());
  const rows = [];
  for (const { what, path, as } of screens) {
    const context = await browser.newContext({ baseURL: base });
    if (as) await enter(context, base, as);
    const page = await context.newPage();
    const bytes = await wireBytes(page, () => page.goto(path, { waitUntil: 'networkidle' }));
    rows.push({ what, ...inKilobytes(bytes) });
    await context.close();
  }
  await browser.close();
  return rows;
};

/** What Chromium receives for the first visit to one page, in bytes. */
export const firstLoadBytes = async (base: string, path: string): Promise<WireBytes> => {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ baseURL: base });
  const bytes = await wireBytes(page, () => page.goto(path, { waitUntil: 'networkidle' }));
  await browser.close();
  return bytes;
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

const inKilobytes = (bytes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [kind, (Number(sum) / 1024).toFixed(1)]));
