import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '#app/_process/settings.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { freePorts, startNginx } from '../../bench/scale/start-nginx.ts';
import { serve } from '../../support/servers/serve.ts';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

it.runIf(hasNginx)(
  'nginx passes on each 503 of one server, and never considers a server down for it',
  async () => {
    const requests: string[] = [];
    const answer = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      return new Response(pathname, { status: pathname === '/dashboard' ? 503 : 200 });
    };
    const servers = await Promise.all([serve(answer), serve(answer)]);
    const [port = 0] = await freePorts(1);
    const nginx = await startNginx(
      port,
      servers.map(({ url }) => Number(new URL(url).port)),
    );
    onTestFinished(async () => {
      await nginx.stop();
      for (const server of servers) await server.close();
    });
    requests.length = 0;
    for (let turn = 0; turn < 10; turn += 1) expect((await fetch(`${nginx.url}/dashboard`)).status).toBe(503);
    expect(requests).toHaveLength(10);
    expect((await fetch(`${nginx.url}/exhibitors`)).status).toBe(200);
  },
);

describe('a connection to a server that no request uses', () => {
  it.each(['nginx.conf', 'Caddyfile'])('is ended by %s before a server that stops would', (file) => {
    const [, seconds] =
      /keepalive(?:_timeout)? (\d+)s/.exec(readFileSync(`app/deploy/${file}`, 'utf8')) ?? [];
    const env = { NODE_ENV: 'test', FAIRDESK_DATA: newFolder(), APP_URL: 'https://fair.example' } as const;
    expect(Number(seconds) * 1000).toBeLessThan(readSettings(env)._unsafeUnwrap().stopDelayMs);
  });

  it.runIf(hasNginx)('is ended by nginx, long before the server does', { timeout: 50_000 }, async () => {
    const ended = Promise.withResolvers<void>();
    const server = createServer((_request, response) => response.end());
    server.on('connection', (socket) => socket.on('close', () => ended.resolve()));
    server.keepAliveTimeout = 60_000;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const [port = 0] = await freePorts(1);
    const nginx = await startNginx(port, [(server.address() as AddressInfo).port]);
    onTestFinished(async () => {
      await nginx.stop();
      server.close();
    });
    // The start of nginx has sent a request.
    await ended.promise;
  });
});
