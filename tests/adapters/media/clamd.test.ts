import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fileScannerLaws, type LawRunner } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { createClamd } from '#adapters/media/clamd.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type RunningClamd, startClamd } from '#tests/support/servers/start-clamd.ts';

const runner: LawRunner = { test: (sentence, body) => example(sentence, body) };
const SIGN = 'X5O!P%@AP';
const file = (bytes: Uint8Array<ArrayBuffer>) => ({ name: 'leaflet.pdf', bytes });
const text = (content: string) => file(new TextEncoder().encode(content));

describe('a scanner that speaks the clamd protocol', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startClamd(SIGN, 3_000_000);
  });
  afterAll(() => clamd.stop());

  fileScannerLaws(
    async () => ({
      scanner: createClamd(clamd),
      clean: text('%PDF-1.7 clean'),
      infected: { ...text(`%PDF-1.7 ${SIGN}`), name: 'other.pdf' },
    }),
    runner,
  );

  it.prop([fc.integer({ min: 0, max: 200_000 }), fc.boolean()], { numRuns: 20 })(
    'scans a file of any length to its end',
    async (length, isInfected) => {
      const bytes = Buffer.concat([Buffer.alloc(length, 7), Buffer.from(isInfected ? SIGN : 'nothing')]);
      const verdict = await createClamd(clamd).check(file(new Uint8Array(bytes)));
      expect(verdict._unsafeUnwrap()).toBe(isInfected ? 'infected' : 'clean');
    },
  );

  example('gives no verdict where the scanner gives none', async () => {
    const tooLong = await createClamd(clamd).check(file(new Uint8Array(3_000_001)));
    expect(tooLong._unsafeUnwrapErr()).toMatchObject({
      kind: 'unavailable',
      answer: 'INSTREAM size limit exceeded.',
    });
    const web = await serve(async () => new Response('stream: OK'));
    const { hostname, port } = new URL(web.url);
    const other = await createClamd({ host: hostname, port: Number(port) }).check(text('x'));
    expect(other._unsafeUnwrapErr().kind).toBe('unavailable');
    await web.close();
    const nobody = await createClamd({ host: hostname, port: Number(port) }).check(text('x'));
    expect(nobody._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  const anyName = fc
    .array(
      fc.constantFrom('Win.', 'Eicar', ' ', 'OK', 'FOUND', 'ERROR', '(', ':', 'ş', '\u00ff', '\n', '%'),
      {
        ...{ minLength: 1, maxLength: 6 },
      },
    )
    .map((parts) => parts.join(''));
  const anyResponse = fc.oneof(
    fc.constant({ response: 'stream: OK\0', kind: 'clean' }),
    anyName.map((name) => ({ response: `stream: ${name} FOUND\0`, kind: 'infected' })),
    fc
      .constantFrom(
        '',
        'stream: OK',
        'stream: Eicar FOUND',
        'stream: \0',
        'OK\0',
        'stream: ok\0',
        ' stream: OK\0',
      )
      .map((response) => ({ response, kind: 'unavailable' })),
    anyName.map((name) => ({ response: `${name} ERROR\0`, kind: 'unavailable' })),
    fc.constant({ response: 'x'.repeat(5000), kind: 'unavailable' }),
  );

  it.prop([anyResponse, fc.integer({ min: 1, max: 20 }), fc.constantFrom('end', 'reset')], { numRuns: 60 })(
    'has a verdict only for a whole response that is one, in whichever pieces it comes',
    async ({ response, kind }, piece, end) => {
      const server = createServer((socket) => {
        socket.setNoDelay(true).on('error', () => {});
        socket.once('data', async () => {
          for (let start = 0; start < response.length; start += piece) {
            socket.write(response.slice(start, start + piece));
            await setImmediate();
          }
          if (end === 'end') socket.end();
          else if (kind === 'unavailable') socket.resetAndDestroy();
        });
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const verdict = await createClamd({ host: '127.0.0.1', port }).check(text('x'));
      server.close();
      expect(verdict.match(String, (failure) => failure.kind)).toBe(kind);
    },
  );

  example.each([
    ['sends single bytes', 'x'],
    ['is silent', ''],
  ])('gives up a scanner that %s without end', async (_, byte) => {
    const closed = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      const drip = setInterval(() => byte && socket.write(byte), 20);
      socket
        .resume()
        .on('error', () => {})
        .on('close', () => {
          clearInterval(drip);
          closed.resolve();
        });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const verdict = await createClamd({ host: '127.0.0.1', port }, 200).check(text('x'));
    expect(verdict._unsafeUnwrapErr()).toMatchObject({ answer: 'no verdict in time' });
    await closed.promise;
    server.close();
  });
});
