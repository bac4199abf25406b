import { chromiumPath } from './chromium-path.mjs';

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
    ],
  };
};
