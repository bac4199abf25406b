import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** CHROMIUM_PATH first, then the system's browser; `undefined` selects the one that Playwright downloads. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path));
