import type { IncomingMessage, ServerResponse } from 'node:http';
import { LingeringResponse } from './lingering-response.ts';

interface PageBuffer {
  readonly chunks: Buffer[];
  readonly send: (html: Buffer) => void;
}

/** A response of our server. It can buffer the page that is written into it. */
export class PageResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends LingeringResponse<Request> {
  #buffer: PageBuffer | undefined;

  /**
   * Buffers a page written from now on, with its parts that render late; `send` gets it when it is complete. A response
   * of another type is sent as it is written.
   */
  bufferPage(send: PageBuffer['send']): void {
    this.#buffer = { chunks: [], send };
  }

  override writeHead(...args: readonly unknown[]): this {
    if (this.#bufferOfPage() === undefined) return super.writeHead(...args);
    this.statusCode = Number(args[0]);
    return this;
  }

  override write(...args: readonly unknown[]): boolean {
    const buffer = this.#bufferOfPage();
    if (buffer === undefined) return super.write(...(args as Parameters<ServerResponse['write']>));
    buffer.chunks.push(...chunksIn(args));
    return true;
  }

  override end(...args: readonly unknown[]): this {
    const buffer = this.#bufferOfPage();
    if (buffer === undefined) return super.end(...args);
    this.#buffer = undefined;
    buffer.send(Buffer.concat([...buffer.chunks, ...chunksIn(args)]));
    return this;
  }

  /** Ends the buffering of a response that turns out not to be a page. */
  #bufferOfPage(): PageBuffer | undefined {
    if (this.#buffer && !isPage(this)) this.#buffer = undefined;
    return this.#buffer;
  }
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** The first argument of `write` and `end` may be a callback instead. */
const chunksIn = ([chunk]: readonly unknown[]): readonly Buffer[] => {
  if (typeof chunk === 'string') return [Buffer.from(chunk)];
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
};
