import { spawnSync } from 'node:child_process';

/** How often to try, because another process may be installing, and the pause between, in seconds. */
const ATTEMPTS = 5;
const PAUSE_SECONDS = '5';

/** Installs Debian packages where possible: as root on Debian and its derivatives, such as a fresh build machine. */
export const installPackages = (...names: readonly string[]): void => {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: readonly string[]): boolean =>
    spawnSync('apt-get', words, { env, stdio: 'ignore', timeout: 240_000 }).status === 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (run('update') && run('install', '-y', '--no-install-recommends', ...names)) return;
    spawnSync('sleep', [PAUSE_SECONDS]);
  }
};
