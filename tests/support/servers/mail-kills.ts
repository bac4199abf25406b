import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Place } from './databases.ts';

const SENDER = fileURLToPath(new URL('./mail-sender.ts', import.meta.url));
/** Every 50th mail is deferred once. */
const DEFERRED_OF = 50;
/** Lifetime of a sending process after it is ready, in milliseconds. */
const SHORTEST_MS = 100;
const LONGEST_MS = 350;
const SENDERS = 2;

/** Counts per mail what the server has accepted. */
export interface CountingServer {
  readonly smtpUrl: string;
  /** In the order of acceptance. */
  readonly accepted: readonly { readonly recipient: string; readonly subject: string }[];
  close(): Promise<void>;
}

interface ServerFaults {
  /** Every how many-th mail is deferred; `Infinity` for none. */
  readonly deferredOf?: number;
  /** Takes the mail whose place among the accepted this is, and never responds; counted from 1. */
  readonly silentAt?: number;
}

/** A real mail server that counts, and defers every 50th mail. */
export const openCountingServer = async ({
  deferredOf = DEFERRED_OF,
  silentAt,
}: ServerFaults = {}): Promise<CountingServer> => {
  const accepted: { recipient: string; subject: string }[] = [];
  let deliveries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        deliveries += 1;
        if (deliveries % deferredOf === 0)
          return done(Object.assign(new Error('later'), { responseCode: 451 }));
        const { subject = '' } = await PostalMime.parse(Buffer.concat(parts));
        accepted.push({ recipient: session.envelope.rcptTo[0]?.address ?? '', subject });
        if (accepted.length !== silentAt) done();
      });
    },
  });
  // A killed process breaks its connection.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    accepted,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Time runs this much faster in the sending processes, so that leases and backoffs end within the test. */
export const HASTE = 100;

interface KillPlan {
  readonly kills: number;
  /** Whether no mail waits any longer. */
  readonly isDone: () => Promise<boolean>;
  /** Runs between two kills. */
  readonly afterKill?: (kill: number) => Promise<void>;
  /** The time at the start, for the sending processes; the present by default. */
  readonly startAt?: Date;
}

/**
 * Sends the mail of a store from two processes at once and kills one of them again and again, then lets them
 * finish.
 */
export const sendWhileKilled = async (
  place: Place,
  smtpUrl: string,
  { kills, isDone, afterKill, startAt = new Date() }: KillPlan,
): Promise<void> => {
  const times = [String(Date.now()), String(startAt.getTime())];
  const startSender = async (): Promise<ChildProcess> => {
    const child = spawn(
      process.execPath,
      [SENDER, place.dataFolder, place.databaseUrl ?? '', smtpUrl, ...times],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(child.stdout, 'data');
    return child;
  };
  const senders = await Promise.all(Array.from({ length: SENDERS }, startSender));
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
      await end(senders[kill % SENDERS], 'SIGKILL');
      await afterKill?.(kill);
      senders[kill % SENDERS] = await startSender();
    }
    while (!(await isDone())) await delay(50);
  } finally {
    // Also after a timeout: the closed database ends the loop above.
    await Promise.all(senders.map((sender) => end(sender, 'SIGTERM')));
  }
};

const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (!child) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
};

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
