import { IncomingMessage } from 'node:http';
import { isUnread } from './lingering-response.ts';

/** A request of our servers. The size of its body can be limited, and the time it takes to arrive. */
export class LimitedRequest extends IncomingMessage {
  #length = 0;
  #limit = Number.POSITIVE_INFINITY;
  #onExceed: () => void = () => undefined;

  /**
   * Counts the bytes of the body as they arrive and calls `onExceed` at the first one above the limit, whatever length
   * the headers announced and whether or not a route is reading. Bytes above the limit are discarded, never stored.
   */
  limitBody(limit: number, onExceed: () => void): void {
    this.#limit = limit;
    this.#onExceed = onExceed;
  }

  /** Calls `onExpire` when the body has not arrived within this time, in milliseconds. */
  limitTime(milliseconds: number, onExpire: () => void): void {
    if (!isUnread(this)) return;
    const late = setTimeout(() => {
      if (isUnread(this)) onExpire();
    }, milliseconds);
    this.once('close', () => clearTimeout(late));
  }

  /** The parser passes the parts of the body as they arrive, and null at the end. */
  override push(chunk: Uint8Array | null, encoding?: BufferEncoding): boolean {
    const wasWithin = this.#length <= this.#limit;
    this.#length += chunk?.length ?? 0;
    if (this.#length <= this.#limit) return super.push(chunk, encoding);
    if (wasWithin) this.#onExceed();
    // Keeps the parser reading, so that the client is not reset before it has read the response.
    return true;
  }
}
