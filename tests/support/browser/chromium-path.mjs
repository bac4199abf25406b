import { existsSync } from 'node:fs';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without the code of its windows: pages take a quarter less processor time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const ORDERS = { tests: [WITHOUT_WINDOWS, ...BROWSERS], measuring: [...BROWSERS, WITHOUT_WINDOWS] };

/**
 * CHROMIUM_PATH first, then the system's browser; `undefined` selects the one that Playwright downloads.
 *
 * Tests take the faster one, measurements the one that people have.
 */
export const chromiumPath = (purpose = 'tests') =>
  process.env.CHROMIUM_PATH ?? ORDERS[purpose].find((path) => existsSync(path));
