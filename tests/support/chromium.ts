import { chromiumPath } from './chromium-path.mjs';

/** Options to launch Chromium in tests: quiet, and without its sandbox for root. */
export const chromiumLaunch = (): { executablePath?: string; args: string[] } => {
  const executablePath = chromiumPath();
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
