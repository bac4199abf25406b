import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readResponse, readStart } from '#adapters/shared/http/read-response.ts';

/** A body in any parts, which may divide a character. */
const anyBody = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(40)), fc.constantFrom('', 'é', '€'))
  .map(([text, cuts, end]) => {
    const bytes = new TextEncoder().encode(text + end);
    // A body may also end within a character.
    const whole = end === '€' ? bytes.subarray(0, -1) : bytes;
    const places = [0, ...cuts.filter((cut) => cut < whole.length).toSorted((a, b) => a - b), whole.length];
    return places.slice(1).map((place, index) => whole.subarray(places[index], place));
  });

/** A response whose body notes that it is closed before its end. */
const responseOf = (parts: readonly Uint8Array[], headers: HeadersInit = {}, isEndless = false) => {
  const closed: true[] = [];
  const left = parts.values();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const { value, done } = left.next();
        if (value) controller.enqueue(value);
        return done && isEndless ? new Promise<void>(() => {}) : void (done && controller.close());
      },
      cancel: () => {
        closed.push(true);
        throw new Error('The connection was lost already');
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { headers }), closed };
};

const signal = new AbortController().signal;
const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('utf8');
const lengthOf = (parts: readonly Uint8Array[]): number => Buffer.concat(parts).length;

describe('a response', () => {
  it.prop([anyBody, fc.integer({ min: -3, max: 3 })])(
    'is read whole exactly when it has at most as many bytes as allowed, and closed when it has more',
    async (parts, more) => {
      const maxBytes = Math.max(lengthOf(parts) + more, 0);
      const { response, closed } = responseOf(parts);
      const isWhole = lengthOf(parts) <= maxBytes;
      const { text, isWhole: wasWhole } = await readStart(response, { maxBytes, signal });
      expect([wasWhole, closed.length]).toEqual([isWhole, isWhole ? 0 : 1]);
      if (isWhole) expect(text).toBe(textOf(parts));
      const read = readResponse(responseOf(parts).response, { maxBytes, signal });
      if (isWhole) expect(await read).toBe(textOf(parts));
      else await expect(read).rejects.toThrow(`longer than ${maxBytes} bytes`);
    },
  );

  it.prop([anyBody, fc.boolean(), fc.constantFrom(0, 1)])(
    'that says it is too long is closed unread, unless its length is that of a compressed body',
    async (parts, isCompressed, more) => {
      const maxBytes = lengthOf(parts) + 1;
      const { response, closed } = responseOf(parts, {
        'content-length': String(maxBytes + more),
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      });
      const isUnread = more > 0 && !isCompressed;
      expect(await readStart(response, { maxBytes, signal })).toEqual(
        isUnread ? { text: '', isWhole: false } : { text: textOf(parts), isWhole: true },
      );
      expect(closed).toHaveLength(isUnread ? 1 : 0);
    },
  );

  it.prop([anyBody, fc.boolean()])('that is aborted is closed', async (parts, isBefore) => {
    const abort = new AbortController();
    const { response, closed } = responseOf(parts, {}, true);
    if (isBefore) abort.abort();
    const read = readStart(response, { maxBytes: 1_000_000, signal: abort.signal });
    abort.abort();
    await read;
    expect(closed).toHaveLength(1);
  });
});
