import { once } from 'node:events';
import { connect } from 'node:net';

/** The response over the socket, with times in milliseconds after the first byte was sent. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly respondedMs: number;
  readonly closedMs: number;
  /** Bytes of the body passed to the socket before it closed. */
  readonly sentBytes: number;
}

/** After how long without a byte the connection is closed from here, in milliseconds: beyond every limit of ours. */
const IDLE_MS = 40_000;

/** Sends a request head as given, then the chunks of a body until they end or the connection closes. */
export const rawRequest = async (
  url: string,
  head: readonly string[],
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array> = [],
): Promise<RawResponse> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A reset after the response is a valid way of closing.
  socket.on('error', () => {});
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  await once(socket, 'connect');
  const start = performance.now();
  let respondedMs = Number.NaN;
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    respondedMs = text === '' ? performance.now() - start : respondedMs;
    text += data;
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start));
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  let sentBytes = 0;
  for await (const chunk of body) {
    if (socket.destroyed || !socket.writable) break;
    sentBytes += chunk.length;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  }
  const closedMs = await closed;
  return { status: Number(text.split(' ')[1]), text, respondedMs, closedMs, sentBytes };
};

/** A body in HTTP chunks of 64 KB, `megabytes` long; without an end when `ends` is false. */
export function* chunkedBody(megabytes: number, ends = true): Generator<Uint8Array> {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')]);
  for (let sent = 0; sent < megabytes * 16; sent += 1) yield chunk;
  if (ends) yield Buffer.from('0\r\n\r\n');
}
