// `npm run scripts`: runs every script of package.json that `npm test` does not, each in its shortest form,
// so that the first command a newcomer runs works.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../app/setup.mjs';

ensureInstalled({ withTools: true });
// In advance, so that the time of the first script does not include the build.
ensureBuilt();

/** Scripts that `npm test` runs, or that are part of it. */
const IN_TEST = ['test', 'check', 'build', 'scripts', 'types', 'lint', 'layers', 'unused'];
/** Scripts that take many minutes: run by hand. */
const BY_HAND = ['scale-smoke', 'update-smoke', 'journeys:postgres', 'journeys:two-servers'];
/** Scripts that run until they are stopped. */
const SERVERS = ['start', 'dev', 'platform'];
const READY_MS = 180_000;

const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-scripts-'));
/** Scripts that need a data folder of their own. */
const DATA_FOLDERS = { restore: join(dataFolder, 'restored') };
/** Arguments after `--` for scripts that need them, or that take long without them. */
const ARGUMENTS = {
  import: ['adapters/platform/demo/fair', '--dry-run'],
  export: ['clearwater', join(dataFolder, 'folder')],
  backup: [join(dataFolder, 'backup'), '--with-secrets'],
  restore: [join(dataFolder, 'backup')],
  'platform:export': [join(dataFolder, 'screens')],
  awards: ['export', join(dataFolder, 'entries'), '--event', 'clearwater', '--award', 'innovation'],
  contact: ['export', join(dataFolder, 'messages.csv'), '--event', 'clearwater'],
  admin: ['invite', 'someone@fair.example'],
  bench: ['--short'],
  lighthouse: ['--short'],
  'bench:search': ['--short'],
  'bench:exhibitors': ['--short'],
  'bench:products': ['--short'],
  'bench:growth': ['--short'],
  'bench:capacity': ['--short'],
  'bench:letters': ['--short'],
  soak: ['--short'],
  sizes: ['--short'],
  mutants: ['--mutate', 'core/tasks/priority.ts'],
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = { ...process.env, FAIRDESK_DATA: dataFolder, LOG_LEVEL: 'warn' };
const faults = [];

const freePort = async () => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

/** Whether the address responds before the process exits or the timeout expires. */
const responds = async (url, child) => {
  for (const end = Date.now() + READY_MS; Date.now() < end && child.exitCode === null; ) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
};

const serves = async (name) => {
  const port = await freePort();
  const child = spawn('npm', ['run', name], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...env, PORT: String(port) },
  });
  const ok = await responds(`http://localhost:${port}/api/readyz`, child);
  const ended = once(child, 'close');
  // Ends npm and its child processes, as Ctrl-C does.
  if (child.exitCode === null) process.kill(-child.pid, 'SIGINT');
  await ended;
  return ok;
};

const ends = (name) => {
  const { status } = spawnSync('npm', ['run', name, '--', ...(ARGUMENTS[name] ?? [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...(DATA_FOLDERS[name] && { FAIRDESK_DATA: DATA_FOLDERS[name] }) },
  });
  return status === 0;
};

const begun = Date.now();
for (const name of Object.keys(scripts).filter((each) => ![...IN_TEST, ...BY_HAND].includes(each))) {
  const start = Date.now();
  const ok = SERVERS.includes(name) ? await serves(name) : ends(name);
  if (!ok) faults.push(name);
  console.log(`${ok ? 'ok' : 'FAILED'}: npm run ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
}
rmSync(dataFolder, { recursive: true, force: true });
const seconds = ((Date.now() - begun) / 1000).toFixed(0);
console.log(faults.length === 0 ? `Every script runs (${seconds} s).` : `Failed: ${faults.join(', ')}`);
process.exit(faults.length === 0 ? 0 : 1);
