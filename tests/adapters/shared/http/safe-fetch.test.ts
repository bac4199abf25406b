import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { isPublicAddress } from '#adapters/shared/http/public-address.ts';
import { createSafeFetch, PUBLIC_WEB, type Reach } from '#adapters/shared/http/safe-fetch.ts';

const byte = fc.nat(255);
const inside = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  fc.tuple(fc.constant(198), fc.constantFrom(18, 19), byte, byte),
  fc
    .tuple(fc.constantFrom('192.0.0', '192.0.2', '192.88.99', '198.51.100', '203.0.113'), byte)
    .map(([network, host]) => [...network.split('.').map(Number), host]),
);

describe('isPublicAddress', () => {
  it.prop([inside])('never accepts an address of our own, in any notation', (parts) => {
    const address = parts.join('.');
    for (const form of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
      expect(isPublicAddress(form), form).toBe(false);
  });

  it.each([
    ...[
      '1.0.0.0',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
    ],
    ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0'],
    ...['192.0.3.0', '192.88.98.255', '192.88.100.0', '192.167.255.255', '192.169.0.0', '198.17.255.255'],
    ...['198.20.0.0', '198.51.99.255', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255'],
    ...[
      '2000::',
      '2001:200::',
      '2001:db7:ffff::',
      '2001:db9::',
      '2003::',
      '3ffe:ffff::',
      '3fff:1000::',
      '3fff:ffff::',
    ],
  ])('accepts %s, beside a network that is not public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['1fff:ffff::', '2001::', '2001:1ff:ffff::', '2001:db8:ffff::', '2002:ffff::', '3fff::', '3fff:fff::'],
    ...['4000::', '64:ff9b::808:808', '::ffff:8.8.8.8'],
  ])('rejects %s, at the edge of one', (address) => {
    expect(isPublicAddress(address)).toBe(false);
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

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const hello: Respond = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
const cut = (response: ServerResponse) => response.write('a', () => response.destroy());

const RESPONSES: Readonly<Record<string, Respond>> = {
  '/moved': (response) => response.writeHead(302, { location: '/hello' }).end(),
  '/lost': (response) => response.writeHead(404).end(),
  '/empty': (response) => response.writeHead(204).end(),
  '/cut': (response) => cut(response.writeHead(200, { 'content-length': 1000 })),
  '/cut-chunks': (response) => cut(response.writeHead(200)),
  '/long-header': (response) => response.writeHead(200, { 'x-long': 'a'.repeat(1_048_576) }).end(),
  '/encoding': (response, { headers }) => response.end(headers['accept-encoding']),
  '/dripping': (response) => {
    const timer = setInterval(() => response.write('a'), 20);
    response.once('close', () => clearInterval(timer));
  },
  '/silent': () => {},
};

describe('a safe fetch', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  let near: Reach;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { url = '' } = request;
      const [, bytes] = /^\/bytes-(\d+)$/.exec(url) ?? [];
      if (bytes !== undefined) response.end(Buffer.alloc(Number(bytes)));
      else (RESPONSES[url] ?? hello)(response, request);
    });
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((done) => server.listen(0, done));
    ({ port } = server.address() as AddressInfo);
    near = { scheme: 'http:', port: `${port}`, allows: () => true };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reads a public page', async () => {
    const { type, bytes } = (await createSafeFetch(near)(`http://localhost:${port}/`))._unsafeUnwrap();
    expect([type, new TextDecoder().decode(bytes)]).toEqual(['text/plain', 'hello']);
  });

  it.each(['moved', 'bytes-1048577', 'bytes-2000000', 'lost', 'empty', 'cut', 'cut-chunks', 'long-header'])(
    'rejects a response that is %s',
    async (path) => {
      const fetched = await createSafeFetch(near)(`http://localhost:${port}/${path}`);
      expect(fetched._unsafeUnwrapErr().kind).toBe('unavailable');
    },
  );

  it('reads a megabyte, and wants nothing compressed, which it could not limit', async () => {
    const read = async (path: string) =>
      (await createSafeFetch(near)(`http://localhost:${port}/${path}`))._unsafeUnwrap().bytes;
    expect((await read('bytes-1048576')).length).toBe(1_048_576);
    expect(new TextDecoder().decode(await read('encoding'))).toBe('identity');
  });

  it('gives up a server that is silent, or sends single bytes for ever', async () => {
    const fetched = await Promise.all(
      ['silent', 'dripping'].map((path) => createSafeFetch(near)(`http://localhost:${port}/${path}`)),
    );
    expect(fetched.map((each) => each.isErr())).toEqual([true, true]);
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
