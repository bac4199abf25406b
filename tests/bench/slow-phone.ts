import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { enter, type PortalVisitor } from './first-load.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';

/** What a visitor with a slow phone waits for, in milliseconds. */
export interface SlowPhone {
  readonly largestPaint: number;
  /** The time in tasks of the main thread beyond 50 ms each. */
  readonly blocked: number;
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow 4G; throughput in bytes a second, latency in milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const ROUNDS = atLength(5, 1);

/** The median of some first visits with a phone: a CPU four times slower than this machine's, and slow 4G. */
export const onSlowPhone = async (base: string, path: string, as?: PortalVisitor): Promise<SlowPhone> => {
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  const visits: SlowPhone[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, base, path, as));
  await browser.close();
  return {
    largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
    blocked: median(visits.map(({ blocked }) => blocked)),
  };
};

const visit = async (
  browser: Browser,
  base: string,
  path: string,
  as: PortalVisitor | undefined,
): Promise<SlowPhone> => {
  const context = await browser.newContext({ ...PHONE, baseURL: base });
  if (as) await enter(context, base, as);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(OBSERVE);
  await page.goto(path, { waitUntil: 'networkidle' });
  const seen: SlowPhone = await page.evaluate('window.seen');
  await context.close();
  return seen;
};

/** Runs in the page, before its own scripts. */
const OBSERVE = `
  window.seen = { largestPaint: 0, blocked: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { window.seen.largestPaint = startTime; });
  observe('longtask', ({ duration }) => { window.seen.blocked += Math.max(0, duration - 50); });
`;
