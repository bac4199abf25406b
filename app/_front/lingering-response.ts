import { type IncomingMessage, ServerResponse } from 'node:http';

/** How long a client that is still sending may take to read the response, in milliseconds. */
const LINGER_MS = 500;

type WriteHead = Parameters<ServerResponse['writeHead']>;
type End = Parameters<ServerResponse['end']>;

/**
 * A response that closes the connection when it ends before the body of its request is read: the rest would be taken
 * for the next request.
 *
 * A connection closed over unread bytes is reset, and the reset can overtake the response. So the end of the response
 * waits until the body has ended or {@link LINGER_MS} have passed; meanwhile the bytes of the body are discarded.
 */
export class LingeringResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #isEnding = false;

  override writeHead(...args: readonly unknown[]): this {
    if (isUnread(this.req)) this.setHeader('Connection', 'close');
    return super.writeHead(...(args as WriteHead));
  }

  override end(...args: readonly unknown[]): this {
    if (this.#isEnding || !isUnread(this.req)) return super.end(...(args as End));
    this.#isEnding = true;
    const { chunk, encoding, done } = endArguments(args);
    if (done) this.once('finish', done);
    if (chunk === undefined) this.flushHeaders();
    else this.write(chunk, encoding);
    const close = setTimeout(() => this.end(), LINGER_MS);
    this.once('close', () => clearTimeout(close));
    this.req.once('end', () => this.end());
    this.req.resume();
    return this;
  }
}

/** Whether the body of a request has not fully arrived. */
export const isUnread = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** `end` takes a chunk, an encoding and a callback, each of which is optional. */
const endArguments = (args: readonly unknown[]) => ({
  chunk: args.find((arg, at) => at === 0 && (typeof arg === 'string' || arg instanceof Uint8Array)) as
    | string
    | Uint8Array
    | undefined,
  encoding: (typeof args[1] === 'string' ? args[1] : 'utf8') as BufferEncoding,
  done: args.find((arg): arg is () => void => typeof arg === 'function'),
});
