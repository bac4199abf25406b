import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * A virus scanner over TCP that speaks clamd's INSTREAM like a real one: it reads chunks until an empty one.
 */
export interface RunningClamd {
  readonly host: string;
  readonly port: number;
  /** Number of scanned files. */
  checked(): number;
  stop(): Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** Detects files that contain this text, and rejects streams above its limit. */
export const startClamd = async (sign: string, longest = 25_000_000): Promise<RunningClamd> => {
  let checked = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = answerTo(received, sign, longest);
      if (answer === undefined) return;
      checked += 1;
      socket.end(answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    checked: () => checked,
    stop: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
};

/** The response, or `undefined` while the stream continues. */
const answerTo = (received: Buffer, sign: string, longest: number): string | undefined => {
  if (received.length < COMMAND.length) return undefined;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return 'UNKNOWN COMMAND\0';
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  for (;;) {
    if (received.length < at + 4) return undefined;
    const length = received.readUInt32BE(at);
    at += 4;
    if (length === 0) break;
    if (received.length < at + length) return undefined;
    pieces.push(received.subarray(at, at + length));
    at += length;
  }
  const content = Buffer.concat(pieces);
  if (content.length > longest) return 'INSTREAM size limit exceeded. ERROR\0';
  return content.includes(sign) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
};
