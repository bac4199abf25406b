import { createServer, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createByteBudget } from '#app/_front/byte-budget.ts';
import { waitForTurn } from '#app/_front/wait-for-turn.ts';
import { UPLOAD_LIMIT } from '#app/_process/body-limits.ts';
import { eventually } from '#tests/support/eventually.ts';

const LONG_MS = 60_000;
const UPLOAD = '/api/events/101/company-profile/x/logo';

describe('a request with a large body', () => {
  let budget = createByteBudget(UPLOAD_LIMIT, LONG_MS);
  let server: Server;
  const arrived: string[] = [];
  const closed: string[] = [];
  const served = new Map<string, ServerResponse>();

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const name = String(request.headers['x-name']);
      arrived.push(name);
      response.once('close', () => closed.push(name));
      if (await waitForTurn(budget, request, response)) served.set(name, response);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  beforeEach(() => {
    budget = createByteBudget(UPLOAD_LIMIT, LONG_MS);
    arrived.length = 0;
    closed.length = 0;
    served.clear();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A client that sends the first byte of a body. */
  const open = async (name: string, path = UPLOAD, headers = {}) => {
    const { port } = server.address() as AddressInfo;
    const client = send({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { 'x-name': name, ...headers },
    });
    client.on('error', () => {});
    client.write('x');
    await eventually(() => expect(arrived).toContain(name));
    return client;
  };
  const expectServed = (...names: readonly string[]) =>
    eventually(() => expect([...served.keys()]).toEqual(names));

  it('waits while others fill the memory, and others do not wait for it', async () => {
    await open('first');
    await open('second');
    await open('small', '/api/session');
    await expectServed('first', 'small');
    served.get('first')?.end();
    await expectServed('first', 'small', 'second');
  });

  it('takes as much room as it announces, and no more than its limit', async () => {
    const part = (share: number) => ({ 'content-length': String(Math.floor(UPLOAD_LIMIT / share)) });
    await open('half', UPLOAD, part(2));
    await open('other half', UPLOAD, part(2));
    await open('endless', UPLOAD, { 'content-length': '999999999999' });
    await expectServed('half', 'other half');
    for (const name of ['half', 'other half']) served.get(name)?.end();
    await expectServed('half', 'other half', 'endless');
  });

  it('gives its turn to the next when its client leaves', async () => {
    await open('first');
    const left = await open('left');
    await open('next');
    left.destroy();
    await eventually(() => expect(closed).toContain('left'));
    served.get('first')?.destroy();
    await expectServed('first', 'next');
  });
});
