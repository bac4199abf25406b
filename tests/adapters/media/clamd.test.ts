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
});
