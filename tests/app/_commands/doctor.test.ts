import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_FOLDER } from '#adapters/platform/demo/load-demo.ts';
import { checkNode } from '#app/_commands/check-settings.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { openFaultServer } from '#tests/support/servers/fault-server.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { startRedis } from '#tests/support/servers/start-redis.ts';

/** Each test starts processes. */
const LONG_MS = 300_000;
const SECRET = 'geheim-wachtwoord';

/** Runs the program of `npm run doctor` in a separate process. */
const doctor = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['app/commands/doctor.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => printed.push(part.toString()));
  const [status] = await once(child, 'close');
  const text = printed.join('');
  expect(text).not.toContain(SECRET);
  return { status, text, lines: text.trim().split('\n') };
};

describe('npm run doctor', { timeout: LONG_MS }, () => {
  const data = newFolder();
  beforeAll(() => {
    const { status } = spawnSync(process.execPath, ['app/commands/import.ts', DEMO_FOLDER], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', FAIRDESK_DATA: data },
    });
    expect(status).toBe(0);
  }, LONG_MS);
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) =>
      username === 'desk' ? done(null, { user: username }) : done(new Error('Invalid login')),
  });
  const listener = mail.listen(0, '127.0.0.1');
  const smtpPort = async (): Promise<number> => {
    if (!listener.listening) await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  };
  afterAll(() => new Promise<void>((resolve) => mail.close(() => resolve())));

  it('has no fault on a machine where all is well', async () => {
    const server = await openFaultServer();
    const { status, lines } = await doctor({
      FAIRDESK_DATA: data,
      APP_URL: server.url,
      SMTP_URL: `smtp://desk:${SECRET}@127.0.0.1:${await smtpPort()}`,
      MAIL_FROM: 'desk@fair.example',
      PROFILE_SERVICE_URL: server.url,
      PROFILE_SERVICE_USERNAME: 'us',
      PROFILE_SERVICE_PASSWORD: SECRET,
    });
    await server.close();
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
      expect.stringMatching(/^\d+ ok, 0 warnings, 0 faults\.$/),
    ]);
    expect(status).toBe(0);
  });

  it('reports every invalid setting at once', async () => {
    const { status, text } = await doctor({
      FAIRDESK_DATA: data,
      PORT: 'many',
      SMTP_URL: `http://desk:${SECRET}@mail.example`,
    });
    expect(status).toBe(1);
    expect(text).toContain('fault    Settings: PORT is "many"');
    expect(text).toContain('fault    Settings: SMTP_URL is "…"');
  });

  it('reports misspelled settings, and those that a public server lacks', async () => {
    const { status, text } = await doctor({ FAIRDESK_DATA: data, HOST: '0.0.0.0', APP_URI: 'x' });
    expect(status).toBe(1);
    expect(text).toContain('warning  Settings: APP_URI is not a setting');
    expect(text).toContain('fault    Settings: APP_URL is missing');
    expect(text).toContain('fault    Settings: SMTP_URL and MAIL_FROM are missing');
  });

  it('reports a data folder that cannot be written', async () => {
    const file = join(newFolder(), 'a file');
    writeFileSync(file, '');
    const { status, text } = await doctor({ FAIRDESK_DATA: join(file, 'data') });
    expect(status).toBe(1);
    expect(text).toMatch(/fault +Settings: The data folder .* cannot be written/);
  });

  it('reports a damaged database, and one that does not respond', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'fairdesk.sqlite'), Buffer.alloc(50_000, 'not a database'));
    const damaged = await doctor({ FAIRDESK_DATA: folder });
    expect(damaged.status).toBe(1);
    expect(damaged.text).toContain('is damaged: restore it');
    const closed = await doctor({
      FAIRDESK_DATA: newFolder(),
      DATABASE_URL: `postgres://desk:${SECRET}@127.0.0.1:${await freePort()}/fair`,
    });
    expect(closed.status).toBe(1);
    expect(closed.text).toContain('fault    Database: The database at DATABASE_URL does not respond');
  });

  it('reports a mail server that refuses the password, and one that does not respond', async () => {
    const env = { FAIRDESK_DATA: data, MAIL_FROM: 'desk@fair.example' };
    const refused = await doctor({
      ...env,
      SMTP_URL: `smtp://guest:${SECRET}@127.0.0.1:${await smtpPort()}`,
    });
    expect(refused.status).toBe(1);
    expect(refused.text).toContain('refuses the user or password in SMTP_URL');
    const closed = await doctor({ ...env, SMTP_URL: `smtp://desk:${SECRET}@127.0.0.1:${await freePort()}` });
    expect(closed.status).toBe(1);
    expect(closed.text).toMatch(/fault +Mail: 127.0.0.1:\d+ does not respond/);
  });

  it('ends on a mail server whose response has no end', async () => {
    const server = createServer((socket) => {
      socket.write('220 mail.example\r\n');
      const drip = setInterval(() => socket.write('2'), 50);
      socket.on('error', () => socket.destroy()).on('close', () => clearInterval(drip));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { FAIRDESK_DATA: data, MAIL_FROM: 'desk@fair.example', SMTP_URL: `smtp://127.0.0.1:${port}` };
    const { status, text } = await doctor(env);
    server.close();
    expect(status).toBe(1);
    expect(text).toContain(`fault    Mail: 127.0.0.1:${port} does not respond (ETIMEDOUT)`);
  });

  it('reports outside systems that fail, are closed or refuse the account', async () => {
    const server = await openFaultServer();
    server.break({ fault: { status: 401 }, on: /token/ });
    server.break({ fault: { status: 503 }, on: /^GET \/$/ });
    const { status, text } = await doctor({
      FAIRDESK_DATA: data,
      PROFILE_SERVICE_URL: server.url,
      PROFILE_SERVICE_USERNAME: 'us',
      PROFILE_SERVICE_PASSWORD: SECRET,
      VISITOR_PORTAL_URL: server.url,
      OPENID_ISSUER: `http://127.0.0.1:${await freePort()}`,
      OPENID_CLIENT_ID: 'desk',
      OPENID_CLIENT_SECRET: SECRET,
      CLAMD_ADDRESS: `127.0.0.1:${await freePort()}`,
    });
    await server.close();
    expect(status).toBe(1);
    expect(text).toContain('refuses PROFILE_SERVICE_USERNAME or _PASSWORD (status 401)');
    expect(text).toMatch(/warning +VISITOR_PORTAL_URL: .* responds with status 503/);
    expect(text).toMatch(/fault +OPENID_ISSUER: .* does not describe itself/);
    expect(text).toMatch(/fault +CLAMD_ADDRESS: .* does not check files/);
  });

  it('reports a Redis that refuses the password, and as a warning one that does not respond', async () => {
    const redis = await startRedis('another');
    if ('reason' in redis) {
      if (process.env.CI === 'true') expect.fail(redis.reason);
      return;
    }
    const refused = await doctor({
      FAIRDESK_DATA: data,
      REDIS_URL: `redis://:${SECRET}@127.0.0.1:${redis.port}`,
    });
    const accepted = await doctor({ FAIRDESK_DATA: data, REDIS_URL: redis.url });
    await redis.stop();
    const closed = await doctor({ FAIRDESK_DATA: data, REDIS_URL: redis.url });
    expect([refused.status, accepted.status, closed.status]).toEqual([1, 0, 0]);
    expect(refused.text).toMatch(/fault +REDIS_URL: .* refuses the user or password/);
    expect(accepted.text).toMatch(/ok +REDIS_URL: 127\.0\.0\.1:\d+ responds, version \d/);
    expect(closed.text).toMatch(/warning +REDIS_URL: .* does not respond: the database counts instead/);
  });

  it('reports a public address that leads to another host, or nowhere', async () => {
    const server = await openFaultServer();
    server.break({ fault: { status: 421 }, on: /healthz/ });
    const other = await doctor({ FAIRDESK_DATA: data, APP_URL: server.url });
    await server.close();
    expect(other.text).toContain('let the proxy pass on Host unchanged');
    const nowhere = await doctor({ FAIRDESK_DATA: data, APP_URL: `http://127.0.0.1:${await freePort()}` });
    expect(nowhere.text).toMatch(/warning +APP_URL: .* is the server running\?/);
  });

  it('reports a bucket that refuses the account, and one that does not respond', async () => {
    const server = await openFaultServer();
    server.break({ fault: { status: 403 } });
    const env = {
      ...{ FAIRDESK_DATA: data, FILE_STORE: 's3://fair-files', S3_ACCESS_KEY_ID: 'desk' },
      S3_SECRET_ACCESS_KEY: SECRET,
    };
    const refused = await doctor({ ...env, S3_ENDPOINT: server.url });
    await server.close();
    expect(refused.text).toMatch(/fault +Files: The object store .*\/fair-files responds with 403/);
    const closed = await doctor({ ...env, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    expect(closed.status).toBe(1);
    expect(closed.text).toMatch(/fault +Files: The object store .* does not respond/);
  });

  it('counts uploaded files that are missing', async () => {
    const folder = join(data, 'files');
    const [first = ''] = readdirSync(folder);
    rmSync(join(folder, first));
    const { status, text } = await doctor({ FAIRDESK_DATA: data });
    expect(status).toBe(1);
    expect(text).toMatch(/fault +Files: 1 of \d+ uploaded files are missing/);
  });
});

describe('checkNode', () => {
  it.each([
    ['24.21.0', 'ok'],
    ['22.20.0', 'fault'],
    ['26.1.0', 'ok'],
  ])('%s: %s', (version, level) => expect(checkNode(version).level).toBe(level));
});
