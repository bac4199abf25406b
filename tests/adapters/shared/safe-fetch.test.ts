import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { isPublicAddress } from '#adapters/shared/public-address.ts';
import { createSafeFetch, PUBLIC_WEB, type Reach } from '#adapters/shared/safe-fetch.ts';

const byte = fc.nat(255);
const inside = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);

describe('isPublicAddress', () => {
  it.prop([inside])('never accepts an address of our own, in any notation', (parts) => {
    const address = parts.join('.');
    for (const form of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
      expect(isPublicAddress(form), form).toBe(false);
  });

  it('distinguishes public hosts from all others', () => {
    for (const address of ['8.8.8.8', '142.250.185.78', '2a00:1450:4001:831::200e'])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '2002:7f00:1::',
      '2001:db8::1',
      'x',
      '',
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });
});

describe('a safe fetch', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  let near: Reach;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { url = '' } = request;
      if (url === '/moved') response.writeHead(302, { location: '/hello' }).end();
      else if (url === '/large') response.end(Buffer.alloc(2_000_000));
      else if (url === '/lost') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
    });
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((done) => server.listen(0, done));
    ({ port } = server.address() as AddressInfo);
    near = { scheme: 'http:', port: `${port}`, allows: () => true };
  });
  afterAll(() => server.close());

  it('reads a public page', async () => {
    const { type, bytes } = (await createSafeFetch(near)(`http://localhost:${port}/`))._unsafeUnwrap();
    expect([type, new TextDecoder().decode(bytes)]).toEqual(['text/plain', 'hello']);
  });

  it.each(['moved', 'large', 'lost'])('rejects a response that is %s', async (path) => {
    const fetched = await createSafeFetch(near)(`http://localhost:${port}/${path}`);
    expect(fetched._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('never reaches an internal host by any name or number', async () => {
    const before = connections;
    const hosts = [
      ...['localhost', 'localhost.', 'LOCALHOST', 'sub.localhost', '127.0.0.1', '127.1', '2130706433'],
      ...['0x7f000001', '0177.0.0.1', '0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
      ...['127。0。0。1', '①②⑦.0.0.1', 'public.example@127.0.0.1', '169.254.169.254', '192.168.0.1'],
    ];
    for (const host of hosts) {
      for (const scheme of ['http', 'https']) {
        for (const place of ['', `:${port}`]) {
          const fetched = await createSafeFetch()(`${scheme}://${host}${place}/`);
          expect(fetched.isErr(), `${scheme}://${host}${place}`).toBe(true);
        }
      }
    }
    // An internal name is rejected before connecting, even with the right scheme and port.
    const strict = createSafeFetch({ ...near, allows: PUBLIC_WEB.allows });
    for (const host of hosts) expect((await strict(`http://${host}:${port}/`)).isErr(), host).toBe(true);
    expect(connections).toBe(before);
  });
});
