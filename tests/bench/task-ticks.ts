import { expect } from '@playwright/test';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { importInto } from '../support/worlds/import-into.ts';
import { type BudgetLine, line } from './budgets.ts';
import { enter, type PortalVisitor } from './first-load.ts';
import { atLength } from './short.ts';

const TASKS = 100;
const CATEGORIES = 5;
const PER_CATEGORY = TASKS / CATEGORIES;
const TICKS = atLength(40, 5);
const SLOWER = 4;

/** The browser reports no click that was painted sooner, in milliseconds. */
const SHORTEST = 16;

/**
 * Ticking tasks of a list of 100 on a phone, by the browser's own event timing (in steps of 8 ms): from the click to
 * the next paint, with a CPU four times slower than this machine's.
 */
export const tickBudgetLines = async (
  { url, dataFolder }: { readonly url: string; readonly dataFolder: string },
  as: PortalVisitor,
): Promise<readonly BudgetLine[]> => {
  importInto(dataFolder, { 'tasks.csv': manyTasks() });
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  const times = (await ticked(browser, url, as)).toSorted((one, other) => one - other);
  await browser.close();
  return [
    line('ticking a task, click to paint: median', times[times.length >> 1] ?? Number.NaN, 45, 'ms'),
    line('ticking a task, click to paint: longest', times.at(-1) ?? Number.NaN, 130, 'ms'),
  ];
};

const ticked = async (browser: Browser, base: string, as: PortalVisitor): Promise<readonly number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: base });
  await enter(context, base, as);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const boxes = page.getByRole('listitem').getByRole('checkbox', { name: /Task \d/ });
  for (let tick = 0; tick < TICKS; tick += 1) {
    const box = boxes.nth(tick % PER_CATEGORY);
    await box.evaluate(atRest);
    const before = await box.isChecked();
    // By its place: the check of what a click hits would run inside the measured time.
    const place = await box.boundingBox();
    if (place === null) throw new Error('The checkbox has no place');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await (before ? expect(box).not.toBeChecked() : expect(box).toBeChecked());
  }
  const reported: number[] = await page.evaluate('window.reported()');
  if (reported.length === 0) throw new Error('The browser reported no click');
  return [...reported, ...Array<number>(TICKS - reported.length).fill(SHORTEST)];
};

/** In the middle of the screen, once the page has nothing left to do. */
const atRest = async (element: Element): Promise<void> => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestIdleCallback(resolve));
};

/** Runs in the page, before its own scripts. */
const OBSERVE = `
  const clicks = [];
  const take = (entries) => {
    for (const { name, interactionId, duration } of entries)
      if (name === 'click' && interactionId > 0) clicks.push(duration);
    return clicks;
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: ${SHORTEST} });
  window.reported = () => take(observer.takeRecords());
`;

const manyTasks = (): string => {
  const rows = Array.from({ length: TASKS }, (_, place) => {
    const category = `many-${place % CATEGORIES}`;
    return `clearwater;many-${place};${category};Category ${category};Task ${place};<p>What to do.</p>;today+${place};yes;${place}`;
  });
  return ['event;code;category;category_en;title_en;content_en;date;required;sortIndex', ...rows].join('\n');
};
