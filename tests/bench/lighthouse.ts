/**
 * `npm run lighthouse`: Lighthouse scores of the demo's public pages and its sign-in, on a simulated phone.
 *
 * Lighthouse is downloaded on demand, because no other command needs it.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { ensureBuilt } from '../../app/setup.mjs';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { ensureBrowser } from '../support/browser/ensure-browser.mjs';
import { startServer } from '../support/servers/start-server.ts';
import { atLength } from './short.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const INFORMATION = '/clearwater/practical-information';
const PAGES = atLength(
  ['/', '/clearwater', INFORMATION, '/clearwater/blocks', '/clearwater/exhibitors'],
  [INFORMATION],
);
/** Pages measured a second time with every script file blocked. */
const WITHOUT_SCRIPT = atLength(['/', INFORMATION], []);
const NO_SCRIPT = '--blocked-url-patterns=*.js';

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

/** The metrics with most weight in the performance score. */
const TIMES = { paint: 'largest-contentful-paint', blocked: 'total-blocking-time' };

ensureBuilt();
ensureBrowser();
const server = await startServer();
const { executablePath, args } = chromiumLaunch('measuring');

/** How often a page is tried when Lighthouse recorded no trace of the browser; it then advises another run. */
const RUNS_MAX = 3;
const NO_TRACE = 'NO_NAVSTART';

const reportOf = (path: string, flags: readonly string[], run = 1): Report => {
  try {
    return JSON.parse(
      execFileSync(
        'npx',
        [
          '--yes',
          LIGHTHOUSE,
          `${server.url}${path}`,
          '--quiet',
          '--output=json',
          `--chrome-flags=--headless ${args.join(' ')}`,
          ...flags,
        ],
        {
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
          env: { ...process.env, CHROME_PATH: executablePath ?? chromium.executablePath() },
        },
      ),
    );
  } catch (cause) {
    if (run === RUNS_MAX || !String(cause).includes(NO_TRACE)) throw cause;
    return reportOf(path, flags, run + 1);
  }
};

const rowOf = (page: string, flags: readonly string[] = []) => {
  const report = reportOf(page, flags);
  const scores = Object.values(report.categories).map(({ title, score }) => [title, Math.round(score * 100)]);
  const times = Object.entries(TIMES).map(([name, audit]) => [name, report.audits[audit]?.displayValue]);
  return { page, script: flags.length === 0, ...Object.fromEntries([...scores, ...times]) };
};
const rows = [...PAGES.map((page) => rowOf(page)), ...WITHOUT_SCRIPT.map((page) => rowOf(page, [NO_SCRIPT]))];
await server.remove();
console.table(rows);
