import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../support/servers/start-server.ts';
import { openSoakDesk, WRITTEN } from './soak-desk.ts';

/** The range of time until a server is killed, in milliseconds. */
const LIFE_MS = [50, 800] as const;

interface KillResult {
  readonly rounds: number;
  readonly confirmed: number;
  /** Saves that were confirmed and are not there. */
  readonly lost: number;
}

/** Saves a product with a number that grows, ends the server with kill -9 meanwhile, and looks for it after a start. */
export const killRounds = async (
  rounds: number,
  start: () => Promise<RunningServer>,
  person: Parameters<typeof openSoakDesk>[1],
): Promise<KillResult> => {
  let [sent, confirmed, lost] = [0, 0, 0];
  let cookie: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const desk = await openSoakDesk(server.url, person, cookie);
    ({ cookie } = desk);
    const found = Math.max(0, ...(await desk.names()).map(numberOf));
    // What was sent last may be stored without having been confirmed.
    if (found < confirmed || found > sent) lost += 1;
    confirmed = found;
    const [least, most] = LIFE_MS;
    const killed = sleep(least + Math.random() * (most - least)).then(() =>
      process.kill(server.pid, 'SIGKILL'),
    );
    for (let alive = true; alive; ) {
      sent += 1;
      alive = await desk.save(`${WRITTEN}${sent}`).catch(() => false);
      if (alive) confirmed = sent;
    }
    await killed;
  }
  return { rounds, confirmed, lost };
};

const numberOf = (name: string): number =>
  name.startsWith(WRITTEN) ? Number(name.slice(WRITTEN.length)) : 0;
