import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { type WireBytes, wireBytes } from '../support/browser/wire-bytes.ts';

/** The session and the participation of a visitor of the portal. */
export interface PortalVisitor {
  readonly cookie: string;
  readonly participation: string;
}

interface Screen {
  readonly what: string;
  readonly path: string;
  readonly as?: PortalVisitor;
}

/** What Chromium receives for a first visit, by resource type, in KB over the network. */
export const firstLoad = async (base: string, screens: readonly Screen[]) => {
  const browser = await chromium.launch(chromiumLaunch('measuring'));
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
export const firstLoadBytes = async (base: string, path: string, as?: PortalVisitor): Promise<WireBytes> => {
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  const context = await browser.newContext({ baseURL: base });
  if (as) await enter(context, base, as);
  const page = await context.newPage();
  const bytes = await wireBytes(page, () => page.goto(path, { waitUntil: 'networkidle' }));
  await browser.close();
  return bytes;
};

/** Signs a browser in and selects the participation. */
export const enter = async (
  context: BrowserContext,
  base: string,
  { cookie, participation }: PortalVisitor,
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
