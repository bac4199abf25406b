import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of one request of each kind, as measured by the test that limits it. */
export const requestCosts = (): unknown => {
  const file = join(mkdtempSync(join(tmpdir(), 'fairdesk-bench-')), 'costs.json');
  execFileSync('npx', ['vitest', 'run', 'tests/app/call-counts.test.ts'], {
    env: { ...process.env, COSTS_FILE: file },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
};
