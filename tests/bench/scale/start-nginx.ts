import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/servers/free-port.ts';
import { installPackages } from '#tests/support/servers/install-packages.ts';

export interface RunningBalancer {
  readonly url: string;
  stop(): Promise<void>;
}

const PROGRAM = '/usr/sbin/nginx';
const READY_MS = 10_000;

/** Starts nginx with the settings of `app/deploy/nginx.conf`, on a local port, without TLS, for servers at these ports. */
export const startNginx = (port: number, servers: readonly number[]): Promise<RunningBalancer> =>
  runNginx(siteConf(port, servers), `http://localhost:${port}`, '/healthz');

interface RunningNginx extends RunningBalancer {
  readonly pid: number;
}

/**
 * Starts nginx as one process and waits until it responds.
 *
 * @param site its upstreams and servers
 * @param ready the path that must respond
 */
export const runNginx = async (site: string, url: string, ready: string): Promise<RunningNginx> => {
  if (!existsSync(PROGRAM)) installPackages('nginx-light');
  if (!existsSync(PROGRAM)) throw new Error('nginx is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-nginx-'));
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, wholeConf(folder, site));
  const child = spawn(PROGRAM, ['-e', join(folder, 'error.log'), '-c', conf], { stdio: 'inherit' });
  const exit = once(child, 'exit');
  for (const end = Date.now() + READY_MS; ; await sleep(50)) {
    if ((await fetch(url + ready).catch(() => undefined))?.ok) break;
    if (child.exitCode === null && Date.now() < end) continue;
    child.kill('SIGKILL');
    throw new Error(`nginx does not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The site of `app/deploy/nginx.conf`: its upstream and its server with TLS, moved to the local port. */
const siteConf = (port: number, servers: readonly number[]): string => {
  const text = readFileSync('app/deploy/nginx.conf', 'utf8');
  const upstream = text.slice(text.indexOf('upstream'), text.indexOf('server {\n  listen 80'));
  const line = /^ *server 127\.0\.0\.1:3000(.*);$/m.exec(upstream)?.[1] ?? '';
  const site = text.slice(text.lastIndexOf('server {\n'));
  return [
    upstream
      .replace(/^ *#.*\n/gm, '')
      .replace(/^ *server .*$/m, servers.map((each) => `server 127.0.0.1:${each}${line};`).join('\n')),
    site
      .replace(/^ *(?:listen|ssl_\w+|server_name) .*\n/gm, '')
      .replace('$host;', '$http_host;')
      .replace('{', `{\nlisten 127.0.0.1:${port};\nlisten [::1]:${port};`),
  ].join('\n');
};

const wholeConf = (folder: string, site: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; master_process off; pid ${folder}/pid; events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
${site} }`;
};

export const freePorts = (count: number): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: count }, () => freePort()));
