import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  ...(process.env.JOURNEYS_ON && { globalSetup: './tests/support/servers/journeys-postgres.ts' }),
  outputDir: '.playwright/results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  // Long, because a busy machine may delay a condition without any fault of the product.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // A trace of each test takes a good part of its time; in CI the second try has one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    ...devices['Desktop Chrome'],
    // Half a day from the server and from the fairs: a page that shows times of the browser shows others there.
    timezoneId: 'Pacific/Apia',
    // A language of no page, so that none is offered in place of the one that a test reads.
    locale: 'fr-FR',
    launchOptions: chromiumLaunch(),
  },
  projects: [{ name: 'chromium' }],
});
