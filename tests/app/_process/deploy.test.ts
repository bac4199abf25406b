import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '#app/_process/settings.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { selfSigned } from '#tests/support/servers/self-signed.ts';

const hasTool = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;

const read = (file: string): string => readFileSync(`app/deploy/${file}`, 'utf8');

/** Writes a changed copy of a file to a new folder. */
const copyOf = (file: string, change: (text: string, folder: string) => string): string => {
  const folder = newFolder();
  const path = join(folder, file);
  writeFileSync(path, change(read(file), folder));
  return path;
};

describe('the files for deploying', () => {
  it('name only settings that exist', () => {
    /** Settings of other programs. */
    const others =
      /^(?:NODE_ENV|NEXT_TELEMETRY_DISABLED|MALLOC_ARENA_MAX|MALLOC_MMAP_THRESHOLD_|NODE_OPTIONS|POSTGRES_\w+|FAIR_\w+)$/;
    const names = ['compose.yaml', 'compose.scale.yaml'].flatMap((file) =>
      [...read(file).matchAll(/^ +([A-Z][A-Z_]+):(?: |$)/gm)].map(([, name = '']) => name),
    );
    const given = [...read('Containerfile').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
    const unknown = [...names, ...given].filter(
      (name) => !SETTING_NAMES.includes(name) && !others.test(name) && name !== 'BASE',
    );
    expect(names.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });

  it('never give an empty default, which podman-compose 1.0 passes on as it stands', () => {
    for (const file of ['compose.yaml', 'compose.scale.yaml']) expect(read(file), file).not.toContain(':-}');
  });

  it('copy nothing into the image that git ignores: the data, the secrets and the packages of this machine', () => {
    const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const ignored = linesOf('.gitignore').map((line) => line.replace(/\/$/, ''));
    const patterns = ignored.map((line) => (line.includes('/') ? line : `**/${line}`));
    expect(ignored).toContain('.data');
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...patterns]));
  });

  it('are each named in app/README.md', () => {
    const readme = readFileSync('app/README.md', 'utf8');
    for (const file of globSync('*', { cwd: 'app/deploy' })) expect(readme, file).toContain(`deploy/${file}`);
  });

  it.runIf(hasTool('systemd-analyze'))('include a unit that systemd accepts', () => {
    const unit = copyOf('fairdesk.service', (text, folder) =>
      text
        .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
        .replace(/^WorkingDirectory=.*/m, `WorkingDirectory=${folder}`)
        .replace(/^User=.*/m, 'User=root'),
    );
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    // Other units of the machine may have faults.
    expect(stderr.split('\n').filter((line) => line.includes('fairdesk'))).toEqual([]);
    expect(status).toBe(0);
  });

  it.runIf(hasTool('nginx'))('include settings that nginx accepts', () => {
    const conf = copyOf('nginx.conf', (text, folder) => {
      const { key, cert } = selfSigned(['fair.example']);
      writeFileSync(join(folder, 'privkey.pem'), key);
      writeFileSync(join(folder, 'fullchain.pem'), cert);
      const site = text.replaceAll('/etc/ssl/fairdesk', folder);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      return `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places.join(' ')} ${site} }`;
    });
    const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', conf], { encoding: 'utf8' });
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
    expect(status).toBe(0);
  });

  it.runIf(hasTool('caddy'))('include settings that Caddy accepts', () => {
    const file = copyOf('Caddyfile', (text) => text);
    const words = ['validate', '--adapter', 'caddyfile', '--config', file];
    const { status, stderr } = spawnSync('caddy', words, {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', HOME: newFolder() },
    });
    expect(status, stderr).toBe(0);
  });

  it.each([
    [200, 0],
    [503, 1],
    [421, 1],
  ])('have a health check: status %d exits with %d', async (status, code) => {
    const hosts: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      hosts.push(request.headers.host);
      response.writeHead(request.url === '/api/readyz' ? status : 404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { PATH: process.env.PATH ?? '', PORT: String(port), APP_URL: 'https://fair.example' };
    const check = spawn(process.execPath, ['app/deploy/health-check.mjs'], {
      env: { ...env, NODE_ENV: 'production' },
    });
    const [exitCode] = await once(check, 'close');
    server.close();
    expect(hosts).toEqual(['fair.example']);
    expect(exitCode).toBe(code);
  });
});
