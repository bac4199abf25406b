import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { refusalOf } from '#app/_front/guard.ts';
import type { Settings } from '#app/_process/settings.ts';

const settings = { appUrl: 'https://desk.fair.example', isLocal: false, port: 3000 } as Settings;

const request = (method: string, headers: Record<string, string>, hosts: readonly string[] = []) => {
  const made = Object.assign(new IncomingMessage(new Socket()), { method, url: '/' });
  made.rawHeaders = hosts.flatMap((host) => ['Host', host]);
  Object.assign(made.headers, { host: 'desk.fair.example', ...headers });
  return made;
};

const statusOf = (method: string, headers: Record<string, string> = {}) =>
  refusalOf(request(method, headers), settings)?.status;

describe('refusalOf', () => {
  it.prop([
    fc.webUrl().filter((url) => new URL(url).host !== 'desk.fair.example'),
    fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
  ])('never accepts a write from another site', (url, method) => {
    expect(statusOf(method, { origin: new URL(url).origin })).toBe(403);
    expect(statusOf(method, { origin: new URL(url).origin, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it.prop([fc.string()])('never responds for an unknown host', (host) => {
    fc.pre(host !== 'desk.fair.example');
    expect(statusOf('GET', { host })).toBe(421);
  });

  it.prop([fc.stringMatching(/^[A-Z]{3,10}$/)])('never accepts an unknown method', (method) => {
    fc.pre(!['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method));
    expect(statusOf(method)).toBe(405);
  });

  it.prop([fc.string()])('always accepts a valid path, and never a malformed one', (path) => {
    const read = (url: string) => refusalOf(Object.assign(request('GET', {}), { url }), settings)?.status;
    expect(read(`/${encodeURIComponent(path.toWellFormed())}`)).toBeUndefined();
    expect(read(`/${encodeURIComponent(path.toWellFormed())}%E0%A4%A`)).toBe(400);
  });

  it.prop([fc.array(fc.constantFrom('desk.fair.example', 'evil.example'), { minLength: 2, maxLength: 4 })])(
    'never accepts more than one host',
    (hosts) => {
      expect(refusalOf(request('GET', {}, hosts), settings)?.status).toBe(400);
    },
  );

  example('takes what our own pages send, and reads from anywhere', () => {
    expect(
      statusOf('POST', { 'sec-fetch-site': 'same-origin', origin: 'https://desk.fair.example' }),
    ).toBeUndefined();
    expect(statusOf('POST', { origin: 'https://desk.fair.example' })).toBeUndefined();
    expect(statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(statusOf('POST', { 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(statusOf('POST', { 'sec-fetch-site': 'none' })).toBe(403);
    expect(statusOf('POST', { origin: 'null' })).toBe(403);
    expect(statusOf('POST', { 'content-length': '99999999' })).toBe(413);
  });

  example('counts the names of headers as hosts, not their values', () => {
    const single = request('GET', {}, ['desk.fair.example']);
    single.rawHeaders.push('Vary', 'host', 'X-Forwarded', 'HOST');
    expect(refusalOf(single, settings)).toBeUndefined();
  });
});
