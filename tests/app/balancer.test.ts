import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '#app/_process/settings.ts';
import { newFolder } from '#tests/support/databases.ts';
import { freePorts, startNginx } from '../bench/scale/start-nginx.ts';
import { serve } from '../support/serve.ts';

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

it.runIf(hasNginx)(
  'nginx ends a connection to a server that no request uses before a server stops',
  async () => {
    const ended = Promise.withResolvers<number>();
    const server = createServer((_request, response) => response.end());
    server.on('connection', (socket) => {
      const opened = performance.now();
      socket.on('close', () => ended.resolve(performance.now() - opened));
    });
    server.keepAliveTimeout = 60_000;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const [port = 0] = await freePorts(1);
    const nginx = await startNginx(port, [(server.address() as AddressInfo).port]);
    onTestFinished(async () => {
      await nginx.stop();
      server.close();
    });
    // The start of nginx has sent a request.
    const env = { NODE_ENV: 'test', FAIRDESK_DATA: newFolder(), APP_URL: 'https://fair.example' } as const;
    expect(await ended.promise).toBeLessThan(readSettings(env)._unsafeUnwrap().stopDelayMs);
  },
);
