import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../support/browser/chromium.ts';

/** Frontends on the packed core, one after the other because they share an installation. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.playwright/consumers',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  use: { ...devices['Desktop Chrome'], launchOptions: chromiumLaunch() },
});
