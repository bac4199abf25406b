import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports to choose from: below those that a system gives to programs that request any (32768 and up on Linux), so
 * that no other server of a test takes a port between its choice and its use, and none that `fetch` refuses.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A port that no server listens on. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (chosen.has(port)) continue;
    chosen.add(port);
    if (await isFree(port)) return port;
  }
};

const chosen = new Set<number>();

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port);
  const free = await listening;
  await new Promise((resolve) => probe.close(resolve));
  return free;
};
