// `npm test` runs everything; `npm run check` (quick) leaves out what needs a build or a browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from '../app/setup.mjs';

ensureInstalled();

const quick = process.argv.includes('quick');
const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const count = { passed: 0, failed: 0, skipped: 0 };

/** Runs one of the package's binaries with the project's own Node; answers whether it succeeded. */
const runs = (name, args, env = {}) => {
  const bin = join(root, 'node_modules', '.bin');
  const { status } = spawnSync(nodePath(), [join(bin, name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return status === 0;
};

const check = (title, ...commands) => {
  const start = Date.now();
  const ok = commands.every(([name, args, env]) => runs(name, args, env));
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
};

/** Counts what a test runner wrote down; a run that could not even start is one failure. */
const tests = (title, name, args, report, read, env = {}) => {
  const start = Date.now();
  const ok = runs(name, args, env);
  const told = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  count.passed += told?.passed ?? 0;
  count.skipped += told?.skipped ?? 0;
  count.failed += told?.failed || (ok ? 0 : 1);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
};

check('types', ['next', ['typegen']], ['tsc', ['--noEmit']], ['tsc', ['-p', 'core']]);
check('lint', ['biome', ['check', '--error-on-warnings', '.']]);
check('dropped results', ['oxlint', ['--type-aware', 'core', 'adapters', 'ui', 'app', 'tests']]);
check('layers', [
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', 'core', 'adapters', 'ui', 'app', 'tests'],
]);
check('unused code', ['knip', []]);

const vitestReport = join(reports, 'vitest.json');
tests(
  'unit, property and adapter tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  ({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  }),
);

if (!quick) {
  ensureBuilt();
  const { ensureBrowser } = await import('./support/ensure-browser.mjs');
  ensureBrowser();
  const browserTests = (title, name, args) => {
    const report = join(reports, `${name}.json`);
    tests(
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
  browserTests('API tests and browser journeys', 'playwright', []);
  browserTests('other frontends on the packed core', 'consumers', ['--config', 'tests/consumers']);
}

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 ? 0 : 1);
