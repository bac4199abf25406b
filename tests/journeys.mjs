// `npm run journeys:postgres`: the API tests and browser journeys with each server on a PostgreSQL database of its own
// instead of SQLite. Arguments are those of Playwright: `-- organiser-import`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from '../app/setup.mjs';
import { ensureBrowser } from './support/ensure-browser.mjs';

ensureInstalled();
ensureBuilt();
ensureBrowser();
const bin = join(root, 'node_modules', '.bin');
const child = spawn(nodePath(), [join(bin, 'playwright'), 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, JOURNEYS_ON: 'postgres' },
});
const [status] = await once(child, 'close');
process.exit(status ?? 1);
