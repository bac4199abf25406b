// `npm test` runs everything; `npm run check` (quick) leaves out what needs a build or a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, ensureBuilt, ensureInstalled, nodePath, root } from '../app/setup.mjs';

ensureInstalled({ withTools: true });

const quick = process.argv.includes('quick');
const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const count = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs one of the package's binaries with the project's own Node.
 *
 * @param held buffers its output until it exits, for commands that run in parallel
 * @returns whether it succeeded
 */
const runs = async (name, args, { env = {}, held = false } = {}) => {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(nodePath(), [join(bin, name), ...args], {
    cwd: root,
    stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return status === 0;
};

const check = async (title, ...commands) => {
  const start = Date.now();
  let ok = true;
  for (const [name, args] of commands) ok = ok && (await runs(name, args, { held: true }));
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
};

/** Adds the counts in the report of a test runner; a run that fails to start counts as one failure. */
const tests = async (title, name, args, report, read, env = {}) => {
  const start = Date.now();
  const ok = await runs(name, args, { env });
  const told = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  count.passed += told?.passed ?? 0;
  count.skipped += told?.skipped ?? 0;
  count.failed += told?.failed || (ok ? 0 : 1);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
};

/** The commands of a script of package.json, so that a run of the tests runs the script itself. */
const commandsOf = (script) =>
  scripts[script].split(' && ').map((command) => {
    const [name, ...args] = command.split(' ');
    return [name, args];
  });

const readTheSources = async () => {
  for (const script of ['types', 'lint', 'layers', 'unused']) await check(script, ...commandsOf(script));
};

/** In CI every run tries the same values, so that only a change can turn it red; elsewhere each run draws others. */
const SEED = { PROPERTY_SEED: '20270126' };

/** A file system in memory, where a commit need not wait for a disk: tests simulate no power failure. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;
const hasMemory = () => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_BYTES;
};
const temporary = hasMemory() ? mkdtempSync(join(MEMORY, 'fairdesk-tests-')) : undefined;
// PostgreSQL runs as another user than root.
if (temporary) chmodSync(temporary, 0o755);
process.on('exit', () => temporary && rmSync(temporary, { recursive: true, force: true }));

const vitestReport = join(reports, 'vitest.json');
const tryTheRules = () =>
  tests(
    'unit, property and adapter tests',
    'vitest',
    ['run'],
    vitestReport,
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }),
    // Thirteen hours ahead; the browser tests run in the time zone of the machine.
    {
      TZ: 'Pacific/Apia',
      ...compileCache,
      ...(temporary && { TMPDIR: temporary }),
      ...(process.env.CI && SEED),
    },
  );

// Tests often wait, so the checks of the sources run in parallel.
await Promise.all([readTheSources(), tryTheRules()]);

if (!quick) {
  ensureBuilt();
  const { ensureBrowser } = await import('./support/browser/ensure-browser.mjs');
  ensureBrowser();
  const browserTests = (title, name, args) => {
    const report = join(reports, `${name}.json`);
    return tests(
      title,
      'playwright',
      ['test', ...args, '--reporter=list,json'],
      report,
      ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
  };
  await browserTests('API tests and browser journeys', 'playwright', []);
  await browserTests('other frontends on the packed core', 'consumers', ['--config', 'tests/consumers']);
}

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 ? 0 : 1);
