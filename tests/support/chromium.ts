import { chromiumPath } from './chromium-path.mjs';

/** How tests start Chromium: quietly, and without its sandbox where root runs it. */
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
