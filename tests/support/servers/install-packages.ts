import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How often to try, because another program may be installing, and the pause between, in seconds. */
const ATTEMPTS = 5;
const PAUSE_SECONDS = '5';
/** How long one command may take, and how long it waits for those of other test files, in seconds. */
const COMMAND_SECONDS = 240;

/** Installs Debian packages where possible: as root on Debian and its derivatives, such as a fresh build machine. */
export const installPackages = (...names: readonly string[]): void => {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Test files that install at the same time wait for each other: apt-get itself fails at once.
  const turn = ['--timeout', String(COMMAND_SECONDS), join(tmpdir(), 'fairdesk-apt-get.lock'), 'apt-get'];
  const run = (...words: readonly string[]): boolean =>
    spawnSync('flock', [...turn, ...words], { env, stdio: 'ignore', timeout: 2 * COMMAND_SECONDS * 1000 })
      .status === 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (run('update') && run('install', '-y', '--no-install-recommends', ...names)) return;
    spawnSync('sleep', [PAUSE_SECONDS]);
  }
};
