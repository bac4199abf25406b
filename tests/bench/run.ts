/**
 * `npm run bench`: compares the product with the best this machine can do, as ratios within one run.
 *
 * `npm run bench -- --short` runs every part once; `-- --gate` fails when a budget is missed. The baseline is bare `node:http` with the same bytes;
 * absolute figures of different machines are not comparable.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/servers/free-port.ts';
import { ensureBuilt } from '../../app/setup.mjs';
import { ensureBrowser } from '../support/browser/ensure-browser.mjs';
import { startServer } from '../support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '../support/worlds/demo-people.ts';
import { type BudgetLine, budgetLines, line, portalBudgetLines } from './budgets.ts';
import { listGrowth, thumbnailFigures, uploadFigures } from './company-figures.ts';
import { coreGrowth } from './core-growth.ts';
import { exhibitorDesk } from './exhibitor-desk.ts';
import { firstLoad } from './first-load.ts';
import { keystrokes } from './keystrokes.ts';
import { residentMegabytes } from './process-figures.ts';
import { requestCosts } from './request-costs.ts';
import { serverCosts } from './server-cpu.ts';
import { atLength } from './short.ts';
import { siteMapFigures } from './site-map.ts';
import { tickBudgetLines } from './task-ticks.ts';
import { throughput } from './throughput.ts';
import { uncached } from './uncached.ts';

ensureBuilt();
// At the start, so that a missing browser is reported before minutes of measuring.
ensureBrowser();

const TEXT_PAGE = '/clearwater/practical-information';
/** Every kind of block once, 53 in total. */
const BLOCKS_PAGE = '/clearwater/blocks';
const WEBHOOK_SECRET = 'secret of the benchmark';

/** How long memory may take to settle. */
const SETTLE_MS = atLength(10_000, 1000);

const AS_VISITOR = { accept: 'text/html', 'accept-encoding': 'gzip' };

const port = await freePort();
const first = await startServer({ port });
await first.stop();
// The second start counts: packages, build and demo fair already exist.
const begun = performance.now();
const desk = await startServer({
  port,
  dataFolder: first.dataFolder,
  env: { CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET },
});
const startMs = performance.now() - begun;
const atRest = residentMegabytes(desk.pid);

const answer = await fetch(`${desk.url}/api/session`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...pick(MAIN_EXHIBITOR), rememberMe: false }),
});
const cookie = answer.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');
const { items } = await (
  await fetch(`${desk.url}/api/events/101/participations`, { headers: { cookie } })
).json();
const participation = items.find(({ name }: { name: string }) => name === 'Noria Pumps').id;

console.log('\nCalls of the embedded platform and statements of its database, for one request');
console.table(requestCosts());

const budgets: BudgetLine[] = [];
const { rows, lines } = await throughput(desk, [
  { what: 'cached public page', path: TEXT_PAGE, headers: AS_VISITOR, budget: 0.77 },
  { what: 'cached page of blocks', path: BLOCKS_PAGE, headers: AS_VISITOR, budget: 0.81 },
  { what: 'tasks API', path: `/api/tasks/${participation}`, headers: { cookie } },
]);
budgets.push(...lines);
console.log('\nThroughput, 16 connections, medians of rounds in turns with the yardstick');
console.table(rows);

const uncachedRows = [];
for (const path of [TEXT_PAGE, BLOCKS_PAGE]) {
  const { perSecond, cpuMs } = await uncached(desk.url, path, WEBHOOK_SECRET, desk.pid);
  uncachedRows.push({ path, 'made a second': perSecond.toFixed(0), 'CPU ms per page': cpuMs.toFixed(1) });
}
console.log('Public pages made anew, one after the other');
console.table(uncachedRows);

console.log('First load in Chromium, KB on the wire');
console.table(
  await firstLoad(desk.url, [
    { what: 'text page', path: TEXT_PAGE },
    { what: 'page of blocks', path: BLOCKS_PAGE },
    { what: 'sign-in', path: '/' },
    { what: 'dashboard', path: '/clearwater/dashboard', as: { cookie, participation } },
    { what: 'tasks', path: '/clearwater/tasks', as: { cookie, participation } },
    { what: 'company profile', path: '/clearwater/company-profile', as: { cookie, participation } },
  ]),
);

const afterLoad = residentMegabytes(desk.pid);
await sleep(SETTLE_MS);
budgets.push(
  line('memory after the load', afterLoad, 400, 'MB'),
  line('memory ten seconds later', residentMegabytes(desk.pid), 250, 'MB'),
  line('start to first answer, once built', startMs / 1000, 0.6, 's'),
  ...(await serverCosts(desk, { cookie, participation })),
  ...(await budgetLines(desk.url)),
  ...(await portalBudgetLines(desk.url, { cookie, participation })),
  ...(await tickBudgetLines(desk, { cookie, participation })),
);
console.log('Budgets');
console.table(budgets);

console.log('Process');
console.table([
  {
    'start to first answer, s': (startMs / 1000).toFixed(2),
    'memory at rest, MB': atRest.toFixed(0),
    'memory after the load, MB': afterLoad.toFixed(0),
  },
]);

const company = await companyAt('102', 'glass-and-green');
console.log('Products of a company, and the page that shows them');
console.table(await listGrowth(company));
console.log('A picture of almost 2 MB, through the product');
console.table(await uploadFigures(company));
console.log('A questionnaire of 500 questions: from a key to the paint after it');
console.table(await keystrokes(desk.url, desk.dataFolder, company));
console.log('Thumbnails');
console.table(await thumbnailFigures());
const list = await exhibitorDesk(desk);
console.log("The organiser's list of exhibitors, by filter: the larger fair against the smaller");
console.table(list.ratios);
console.log('From a key in its search field to the paint of the new rows');
console.table(list.keystrokes);
await desk.remove();

console.log('Site map of a large fair, each file when it is first requested after a start');
console.table(await siteMapFigures());

console.log('Rules that walk lists');
console.table(coreGrowth());

const missed = budgets.filter(({ verdict }) => verdict === 'missed');
console.log(`${missed.length} of ${budgets.length} budgets are missed`);
if (process.argv.includes('--gate') && missed.length > 0) process.exitCode = 1;

/** The signed-in company at a fair without a limit on products, selected for its page. */
async function companyAt(event: string, folder: string) {
  const page = await fetch(`${desk.url}/api/events/${event}/participations`, { headers: { cookie } });
  const participationId: string = (await page.json()).items[0].id;
  const selected = await fetch(`${desk.url}/api/events/selection`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ participationId }),
  });
  const chosen = selected.headers.getSetCookie().map((line) => line.split(';')[0]);
  return {
    url: `${desk.url}/api/events/${event}/company-profile/${participationId}`,
    page: `${desk.url}/${folder}/company-profile?tab=products`,
    headers: { cookie: [cookie, ...chosen].join('; ') },
  };
}

function pick({ accountName, password }: { accountName: string; password: string }) {
  return { accountName, password };
}
