import { connect } from 'node:net';
import type { FileScanner, Verdict } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

/** The address of a virus scanner. */
export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Timeout for a verdict, from the connection to the whole response, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** Chunk size of a stream, and maximum size of a response, in bytes. */
const PIECE = 65_536;
const LONGEST_ANSWER = 4_096;

/** A scanner that uses the clamd protocol, with one connection per file. Source: clamd(8), INSTREAM. */
export const createClamd = ({ host, port }: ScannerAddress, timeoutMs = TIMEOUT_MS): FileScanner => ({
  check: ({ bytes }) =>
    ResultAsync.fromPromise(
      ask({ host, port }, bytes, timeoutMs),
      (cause): Failure => ({
        kind: 'unavailable',
        request: 'INSTREAM to the file scanner',
        answer: cause instanceof Error ? cause.message : 'no answer',
      }),
    ),
});

const ask = (address: ScannerAddress, bytes: Uint8Array, timeoutMs: number): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const socket = connect(address);
    let received = '';
    // Not of silence: a scanner that sends single bytes would never exceed it.
    const timer = setTimeout(() => socket.destroy(new Error('no verdict in time')), timeoutMs);
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE);
        socket.write(lengthOf(piece.length));
        socket.write(piece);
      }
      socket.write(lengthOf(0));
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!received.includes('\0') && received.length < LONGEST_ANSWER) return;
      const verdict = verdictIn(received);
      if (verdict === undefined) socket.destroy(new Error(errorIn(received)));
      else {
        resolve(verdict);
        socket.end();
      }
    });
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection ended without a verdict'));
    });
  });

/** Four bytes, big-endian. */
const lengthOf = (count: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, count);
  return bytes;
};

/** `stream: OK` or `stream: Eicar-Test-Signature FOUND`, followed by a zero byte. */
const verdictIn = (received: string): Verdict | undefined => {
  if (/^stream: OK\0/.test(received)) return 'clean';
  return /^stream: [^\0]+ FOUND\0/.test(received) ? 'infected' : undefined;
};

/** `INSTREAM size limit exceeded.` of the response `INSTREAM size limit exceeded. ERROR`. */
const errorIn = (received: string): string =>
  /^([ -~]{1,100}) ERROR\0/.exec(received)?.[1] ?? 'an answer that is no verdict';
