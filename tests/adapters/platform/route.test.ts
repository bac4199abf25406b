import { describe, expect, it } from 'vitest';
import type { DatabaseFault } from '#adapters/platform/database/engine.ts';
import { route } from '#adapters/platform/route.ts';
import { httpFault, json, overNetwork } from '#adapters/platform/service.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openTestPlatform } from '#tests/support/worlds/test-platform.ts';

const ask = (path: string) => new Request(`http://platform.local${path}`);

describe('route', () => {
  const failing = (thrown: unknown, fault?: DatabaseFault) => {
    const lines: unknown[] = [];
    const keep = (...words: unknown[]) => {
      lines.push(words);
    };
    const log = { info: keep, warn: keep, error: keep };
    const fetch = overNetwork(
      route(log, { faultOf: () => fault }, [
        ['/a', () => Promise.reject(thrown)],
        ['/b', async () => json(200, 'b')],
      ]),
    );
    return { lines, fetch };
  };

  it('passes a request to the service of its prefix, and no other', async () => {
    const { fetch } = failing(new Error('a was asked'));
    expect((await fetch(ask('/b/x'))).status).toBe(200);
    for (const path of ['/', '/bb/x', '/c', '/b']) expect((await fetch(ask(path))).status).toBe(404);
  });

  it('returns the rejection of a service', async () => {
    const { fetch } = failing(httpFault(409, { error: 'conflict' }, { 'x-mark': '1' }));
    const response = await fetch(ask('/a/x'));
    expect([response.status, response.headers.get('x-mark')]).toEqual([409, '1']);
    expect(await response.json()).toEqual({ error: 'conflict' });
  });

  it.each([
    ['away', 503],
    ['retry', 503],
    ['full', 507],
    ['duplicate', 409],
    ['reference', 409],
    [undefined, 500],
  ] as const)('responds to a database that is %s with %i', async (fault, status) => {
    const { fetch } = failing(new Error('select secret from anna@bakery.example'), fault);
    expect((await fetch(ask('/a/x'))).status).toBe(status);
  });

  it.each(['ENOSPC', 'EDQUOT'])('responds to a disk without space for a file with 507: %s', async (code) => {
    const { fetch } = failing(Object.assign(new Error('write'), { code }));
    expect((await fetch(ask('/a/x'))).status).toBe(507);
  });

  it('logs the code of a database error, which names its cause', async () => {
    const { lines, fetch } = failing(Object.assign(new Error('canceling statement'), { code: '57014' }));
    await fetch(ask('/a/x'));
    expect(lines).toEqual([[expect.any(String), expect.objectContaining({ code: '57014' })]]);
  });

  it('never leaks the details of a bug, not even to the log', async () => {
    const { lines, fetch } = failing(new Error('select secret from anna@bakery.example'));
    const body = await (await fetch(ask('/a/x'))).text();
    expect(lines).toHaveLength(1);
    expect(body + JSON.stringify(lines)).not.toContain('anna');
  });
});

describeEachDatabase('the platform', (newPlace) => {
  it('closes after pending work is done, and then responds with errors only', async () => {
    const { platform, send, call } = await openTestPlatform(await newPlace());
    await send('POST', '/identity/password/forgot', { email: 'anna@bakery.example', language: 'en' });
    await platform.close();
    expect((await call('GET', '/events')).status).toBeGreaterThanOrEqual(500);
  });
});
