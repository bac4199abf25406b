import { chromiumPath } from './chromium-path.mjs';

/**
 * The window prepares a list of suggestions that redraws itself without end, for a third of a core; phones have none.
 * This list replaces Playwright's, of which the others concern pages.
 */
const WITHOUT_SUGGESTIONS = '--disable-features=WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,MediaRouter';

/** Options to launch Chromium: quiet, and without its sandbox for root. */
export const chromiumLaunch = (
  purpose: 'tests' | 'measuring' = 'tests',
): { executablePath?: string; args: string[] } => {
  const executablePath = chromiumPath(purpose);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(purpose === 'measuring' ? [WITHOUT_SUGGESTIONS] : []),
    ],
  };
};
