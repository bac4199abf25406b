// The API tests and browser journeys on other machines than one with SQLite: `npm run journeys:postgres` gives each
// server a PostgreSQL database of its own, `npm run journeys:two-servers` starts two servers behind nginx on each.
// More arguments are those of Playwright: `-- organiser-import`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from '../app/setup.mjs';
import { ensureBrowser } from './support/browser/ensure-browser.mjs';

ensureInstalled({ withTools: true });
ensureBuilt();
ensureBrowser();
const bin = join(root, 'node_modules', '.bin');
const [on, ...rest] = process.argv.slice(2);
const child = spawn(nodePath(), [join(bin, 'playwright'), 'test', ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, JOURNEYS_ON: on },
});
const [status] = await once(child, 'close');
process.exit(status ?? 1);
