// Finds a browser for the e2e tests or installs one: Debian's Chromium as root, else the one from Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../../../app/setup.mjs';
import { chromiumPath } from './chromium-path.mjs';

export const ensureBrowser = () => {
  if (chromiumPath()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
      if (chromiumPath()) return;
    }
  }
  run('npx', ['playwright', 'install', 'chromium']);
};
