import { chromium, type Page } from 'playwright';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { quietLog } from '../support/quiet-log.ts';
import { ADMINISTRATOR } from '../support/worlds/demo-people.ts';
import { EXHIBITOR_LISTS } from './exhibitor-lists.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';
import { LIST_NOW, storeExhibitors } from './store-exhibitors.ts';

const SIZES = atLength([100, 10_000], [10, 200]);
const EVENTS = ['8001', '8002'] as const;
const ROUNDS = atLength(30, 3);
/** Each key changes the rows that are found. */
const KEYS = atLength('1234567812345678', '123');

interface Desk {
  readonly url: string;
  readonly dataFolder: string;
}

/** Two fairs at the organiser's desk of the built product, and what the browser waits for there. */
export const exhibitorDesk = async (desk: Desk) => {
  await storeFairs(desk.dataFolder);
  const cookie = await signIn(desk.url);
  return { ratios: await ratios(desk.url, cookie), keystrokes: await keystrokes(desk.url, cookie) };
};

const storeFairs = async (dataFolder: string): Promise<void> => {
  const database = await openDatabase({ dataFolder, log: quietLog });
  const times = { created: LIST_NOW.toISOString(), modified: LIST_NOW.toISOString() };
  for (const [place, event] of EVENTS.entries())
    await database.write(async (query) => {
      await storeExhibitors(query, event, SIZES[place] ?? 0);
      await query
        .insertInto('eventPermissions')
        .values({
          ...times,
          id: `${event}-a`,
          eventId: event,
          email: ADMINISTRATOR.accountName,
          role: 'admin',
        })
        .execute();
    });
  await database.close();
};

const signIn = async (url: string): Promise<string> => {
  const { accountName, password } = ADMINISTRATOR;
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountName, password, rememberMe: false }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

/** The time of a response, for every filter and every sort, with few and with many exhibitors. */
const ratios = async (url: string, cookie: string) => {
  const rows = [];
  for (const [what, query] of Object.entries(EXHIBITOR_LISTS)) {
    const times: Record<string, number[]> = {};
    // In turns, so that other load on the machine affects both; the first round warms up.
    for (let round = -1; round < ROUNDS; round += 1)
      for (const event of EVENTS) {
        const ms = await responseMs(`${url}/api/organiser/${event}/exhibitors?${query}`, cookie);
        if (round >= 0) times[event] = [...(times[event] ?? []), ms];
      }
    const [few = 0, many = 0] = EVENTS.map((event) => median(times[event] ?? []));
    rows.push({
      what,
      [`${SIZES[0]}, ms`]: few.toFixed(1),
      [`${SIZES[1]}, ms`]: many.toFixed(1),
      ratio: (many / few).toFixed(2),
    });
  }
  return rows;
};

const responseMs = async (address: string, cookie: string): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  if (!response.ok) throw new Error(`The list responds with ${response.status}`);
  await response.json();
  return performance.now() - begun;
};

/** From a key in the search field to the paint of the rows that it finds, in the list of many. */
const keystrokes = async (url: string, cookie: string) => {
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`/en/organiser/fair-${EVENTS[1]}/exhibitors`);
  await page.getByRole('searchbox').click();
  // A page takes no input before its scripts have started.
  while (!page.url().includes('q=')) {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('kas');
  }
  await page.waitForFunction(() => document.querySelector('table')?.ariaBusy !== 'true');
  await watchRows(page);
  for (const [place, key] of [...KEYS].entries()) {
    // A word of one or two letters: every key finds other rows.
    if (place % 2 === 0) await page.getByRole('searchbox').selectText();
    await page.keyboard.press(key);
    await page.waitForFunction((count) => Reflect.get(window, 'keyTimes').length > count, place);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'keyTimes'));
  await browser.close();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return [{ exhibitors: SIZES[1], 'p50 ms': at(0.5), 'p95 ms': at(0.95) }];
};

const watchRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    let begun: number | undefined;
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        begun = timeStamp;
      },
      { capture: true },
    );
    const isRow = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('tbody') != null;
    new MutationObserver((records) => {
      if (begun === undefined || !records.some(isRow)) return;
      const from = begun;
      begun = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
