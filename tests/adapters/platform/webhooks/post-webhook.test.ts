import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { postWebhook } from '#adapters/platform/webhooks/post-webhook.ts';
import { isNamedHost } from '#adapters/platform/webhooks/webhook-hosts.ts';
import { newWebhookSecret, testBody, webhookHeaders } from '#adapters/platform/webhooks/webhook-message.ts';
import { selfSigned } from '#tests/support/servers/self-signed.ts';
import { BEHAVIOURS, openReceiver, type Receiver } from './receiver.ts';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{}' };
const limits = { hosts: [] as readonly string[], timeoutMs: 2_000 };

/** More than the buffers of a connection hold, in bytes; within its timeout a response without end sends far more. */
const BUFFERED_MAX = 16_000_000;

/** This machine, in the notations that a URL accepts. */
const LOCAL = [
  ...['127.0.0.1', '127.1', '0x7f.0.0.1', '2130706433', '017700000001', 'localhost', '0.0.0.0', '0'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::]', '127.0.0.1.', 'LOCALHOST', '①②⑦.0.0.1'],
];

describe('a request to a webhook', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());

  it.prop([fc.constantFrom(...LOCAL), fc.constantFrom('https', 'http')])(
    'never connects to a private address',
    async (name, scheme) => {
      const { port } = new URL(receiver.url);
      const outcome = await postWebhook({ ...MESSAGE, url: `${scheme}://${name}:${port}/` }, limits);
      expect(outcome).toEqual({ kind: 'failed', fault: 'private-address' });
      expect(receiver.connections()).toBe(0);
    },
  );

  it.prop([
    fc.constantFrom('10.0.0.8', '192.168.1.1', '172.16.3.4', '169.254.169.254', '[fd00::1]', '[fe80::1]'),
  ])('never connects to a private network', async (name) => {
    const outcome = await postWebhook({ ...MESSAGE, url: `https://${name}/` }, limits);
    expect(outcome).toEqual({ kind: 'failed', fault: 'private-address' });
  });

  example('needs TLS, unless the settings name its host', async () => {
    const { port } = new URL(receiver.url);
    const url = `http://localhost:${port}/`;
    for (const hosts of [[], ['localhost:1'], ['127.0.0.1'], [`${port}`], ['']])
      expect(await postWebhook({ ...MESSAGE, url }, { ...limits, hosts })).toMatchObject({
        fault: 'private-address',
      });
    for (const hosts of [['localhost'], [`LOCALHOST:${port}`]])
      expect(await postWebhook({ ...MESSAGE, url }, { ...limits, hosts })).toEqual({
        ...{ kind: 'delivered', status: 204 },
      });
  });

  it.prop([fc.string(), fc.stringMatching(/^[\w -]{1,20}$/).map((text) => `"${text}"`)], { numRuns: 20 })(
    'posts the headers and the body that it is given',
    async (body, value) => {
      const headers = { ...MESSAGE.headers, 'webhook-signature': value };
      const url = `${receiver.url}/posted`;
      const start = receiver.received.length;
      await postWebhook({ url, headers, body }, { ...limits, hosts: ['127.0.0.1'] });
      expect(receiver.received.slice(start)).toEqual([
        {
          method: 'POST',
          path: '/posted',
          headers: expect.objectContaining(headers),
          body: body.toWellFormed(),
        },
      ]);
    },
  );

  example('of a named host is one of exactly that host and port', () => {
    const isNamed = (url: string, ...hosts: string[]) => isNamedHost(new URL(url), hosts);
    expect(isNamed('https://crm.internal/hook', 'crm.internal:443')).toBe(true);
    expect(isNamed('http://crm.internal/hook', 'crm.internal:80')).toBe(true);
    expect(isNamed('http://crm.internal:8080/hook', 'crm.internal:80')).toBe(false);
    expect(isNamed('http://crm.internal.evil.example/', 'crm.internal')).toBe(false);
    expect(isNamed('http://evil.example/crm.internal', 'crm.internal')).toBe(false);
    expect(isNamed('http://[::1]:8080/', '[::1]:8080')).toBe(true);
  });

  example('says why it failed', async () => {
    const hosts = ['localhost', '127.0.0.1'];
    const { key, cert } = selfSigned(['localhost']);
    const secure = createServer({ key, cert }, (_request, response) => response.end());
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    const { port } = secure.address() as AddressInfo;
    const post = (url: string) => postWebhook({ ...MESSAGE, url }, { hosts, timeoutMs: 2_000 });
    expect(await post(`https://localhost:${port}/`)).toEqual({ kind: 'failed', fault: 'certificate' });
    expect(await post(`https://${receiver.host}/`)).toEqual({ kind: 'failed', fault: 'refused' });
    secure.close();
    secure.closeAllConnections();
    await once(secure, 'close');
    expect(await post(`https://localhost:${port}/`)).toEqual({ kind: 'failed', fault: 'refused' });
  });

  example('to a name that no server has says so, whether the settings name it or not', async () => {
    for (const hosts of [[], ['program.invalid']]) {
      // A machine without name servers may take its time.
      const patient = { hosts, timeoutMs: 60_000 };
      expect(await postWebhook({ ...MESSAGE, url: 'https://program.invalid/' }, patient)).toEqual({
        ...{ kind: 'failed', fault: 'unknown-host' },
      });
    }
  });

  const BOUNDARIES = [200, 201, 299, 300, 301, 399, 400, 404, 499, 500, 503, 599];
  it.prop([fc.oneof(fc.constantFrom(...BOUNDARIES), fc.integer({ min: 200, max: 599 }))])(
    'is delivered with each status of success, and never redirected',
    async (status) => {
      receiver.respond((_request, response) =>
        response.writeHead(status, { location: '/other', 'retry-after': '7' }).end(),
      );
      const before = receiver.received.length;
      const hosts = ['127.0.0.1'];
      const outcome = await postWebhook({ ...MESSAGE, url: receiver.url }, { ...limits, hosts });
      const fault = status < 400 ? 'redirect' : 'status';
      expect(outcome).toEqual(
        status < 300 ? { kind: 'delivered', status } : { kind: 'failed', fault, status, retryAfter: '7' },
      );
      expect(receiver.received.length).toBe(before + 1);
    },
  );

  example('says that it had no response in time', async () => {
    receiver.respond(BEHAVIOURS.silent.behaviour);
    const short = { hosts: ['127.0.0.1'], timeoutMs: 100 };
    expect(await postWebhook({ ...MESSAGE, url: receiver.url }, short)).toEqual({
      ...{ kind: 'failed', fault: 'timeout' },
    });
  });

  example('reads a small part of a response without end', async () => {
    const closed = Promise.withResolvers<number>();
    receiver.respond((request, response, received) => {
      response.once('close', () => closed.resolve(request.socket.bytesWritten));
      BEHAVIOURS.hugeOk.behaviour(request, response, received);
    });
    const outcome = await postWebhook({ ...MESSAGE, url: receiver.url }, { ...limits, hosts: ['127.0.0.1'] });
    expect(outcome).toEqual({ kind: 'delivered', status: 299 });
    // What the connection had in its buffers.
    expect(await closed.promise).toBeLessThan(BUFFERED_MAX);
  });

  example('sends no more than the message', async () => {
    receiver.respond((_request, response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end());
    for (let n = 0; n < 2; n += 1)
      await postWebhook({ ...MESSAGE, url: `${receiver.url}/once` }, { ...limits, hosts: ['127.0.0.1'] });
    const { headers } = receiver.received.at(-1) ?? {};
    expect(headers).toEqual({
      ...{ 'content-type': 'application/json', 'content-length': '2', host: receiver.host },
      connection: 'close',
    });
  });
});

describe('the signature of a message', () => {
  it.prop([fc.uuid(), fc.string({ unit: 'binary' }), fc.date({ min: new Date(0), noInvalidDate: true })])(
    'verifies with the secret as Standard Webhooks says, and with no other',
    async (id, text, now) => {
      const secret = newWebhookSecret();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      const body = JSON.stringify({ text });
      const headers = webhookHeaders({ id, body, secret }, now);
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
      const timestamp = headers['webhook-timestamp'] ?? '';
      expect(Number(timestamp)).toBe(Math.floor(now.getTime() / 1_000));
      const [version, signature = ''] = (headers['webhook-signature'] ?? '').split(',');
      expect(version).toBe('v1');
      const verifies = async (key: string, message: string) => {
        const bytes = Uint8Array.from(atob(key.slice('whsec_'.length)), (char) => char.charCodeAt(0));
        const imported = await crypto.subtle.importKey(
          'raw',
          bytes,
          { name: 'HMAC', hash: 'SHA-256' },
          false,
          ['verify'],
        );
        const signed = Uint8Array.from(atob(signature), (char) => char.charCodeAt(0));
        return crypto.subtle.verify('HMAC', imported, signed, new TextEncoder().encode(message));
      };
      expect(await verifies(secret, `${id}.${timestamp}.${body}`)).toBe(true);
      expect(await verifies(secret, `${id}.${timestamp}.${body} `)).toBe(false);
      expect(await verifies(newWebhookSecret(), `${id}.${timestamp}.${body}`)).toBe(false);
    },
  );

  example('is of a body of the agreed shape', () => {
    expect(testBody('101', new Date('2028-01-01T12:00:00Z'))).toBe(
      '{"type":"fair.test","timestamp":"2028-01-01T12:00:00.000Z","data":{"event":"101","changes":[]}}',
    );
  });
});
