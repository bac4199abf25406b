import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import { createFolderProbe } from '#app/_process/folder-probe.ts';
import { misspelledSettings } from '#app/_process/misspelled-settings.ts';
import { loadSecrets } from '#app/_process/secrets.ts';
import { readSettings, SETTING_NAMES } from '#app/_process/settings.ts';
import { startFaultOf } from '#app/_process/start-fault.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'fairdesk-start-'));

/** Starts a server that fails; resolves to its output and exit code. */
const start = async (env: Record<string, string>) => {
  const server = spawn(process.execPath, ['app/server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [exitCode] = await once(server, 'close');
  return { exitCode, lines: Buffer.concat(output).toString('utf8').trim().split('\n') };
};

describe('a server that cannot start reports it in one sentence and exits', () => {
  example('when its secrets are empty', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'secrets.json'), '');
    const { exitCode, lines } = await start({ FAIRDESK_DATA: folder });
    expect(lines).toEqual([expect.stringContaining('secrets.json is empty or damaged')]);
    expect(exitCode).toBe(78);
  });

  example('when its database is damaged', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'fairdesk.sqlite'), Buffer.alloc(50_000, 'not a database'));
    const { exitCode, lines } = await start({ FAIRDESK_DATA: folder });
    expect(lines).toEqual([expect.stringContaining('fairdesk.sqlite is damaged: restore it')]);
    expect(exitCode).toBe(65);
  });

  example('when its folder cannot be written', async () => {
    const file = join(newFolder(), 'a file');
    writeFileSync(file, '');
    const { exitCode, lines } = await start({ FAIRDESK_DATA: join(file, 'data') });
    expect(lines).toEqual([expect.stringContaining('cannot be written')]);
    expect(exitCode).toBe(78);
  });

  example.runIf(existsSync('/proc/self'))('when its folder cannot be created where it is to be', async () => {
    for (const folder of ['/proc/fairdesk', '/proc/fairdesk/data', '/dev/null/data']) {
      const { exitCode, lines } = await start({ FAIRDESK_DATA: folder });
      expect(lines).toEqual([expect.stringContaining(`${folder} cannot be written`)]);
      expect(exitCode).toBe(78);
    }
  });

  example('when another server has the folder, whatever its note says', async () => {
    const folder = newFolder();
    const lock = lockFolder(folder)._unsafeUnwrap();
    const { exitCode, lines } = await start({ FAIRDESK_DATA: folder });
    expect(lines).toEqual([
      `The data folder ${folder} is in use by another server (process ${process.pid}).`,
    ]);
    expect(exitCode).toBe(1);
    lock.release();
    // A PID file with the id of another program does not lock the folder.
    writeFileSync(join(folder, 'server.pid'), '1');
    lockFolder(folder)._unsafeUnwrap().release();
  });

  example(
    'after it has waited for its PostgreSQL',
    async () => {
      const begun = performance.now();
      const { exitCode, lines } = await start({
        FAIRDESK_DATA: newFolder(),
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
        LOG_LEVEL: 'error',
      });
      expect(lines).toEqual([expect.stringContaining('DATABASE_URL does not respond')]);
      expect(exitCode).toBe(69);
      expect(performance.now() - begun).toBeGreaterThan(25_000);
    },
    60_000,
  );
});

describe('startFaultOf', () => {
  const place = { dataFolder: '/data', host: 'localhost', port: 80 };
  example.each([
    [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 80 is in use'],
    [{ code: 'EACCES', syscall: 'listen' }, 'may not listen on port 80'],
    [{ code: 'EACCES', syscall: 'open' }, '/data cannot be written'],
    [{ code: 'ENOSPC', syscall: 'write' }, 'is full'],
    [{ code: 'ENOENT', syscall: 'connect' }, 'DATABASE_URL does not respond'],
    [{ code: '28P01' }, 'refuses this user'],
    [{ errcode: 26 }, 'damaged'],
    [{ errcode: 523 }, 'damaged'],
  ])('%o', (fields, words) => {
    expect(startFaultOf(Object.assign(new Error('x'), fields), place).sentence).toContain(words);
  });

  example.each([
    [80, 'EADDRINUSE', 'Port 80 is in use', 'set PORT'],
    [81, 'EADDRINUSE', 'Port 81 is in use', 'set METRICS_PORT'],
    [80, 'EACCES', 'listen on port 80', 'set PORT'],
    [81, 'EACCES', 'listen on port 81', 'set METRICS_PORT'],
  ])('names the setting of port %i on %s', (port, code, words, remedy) => {
    const cause = Object.assign(new Error('x'), { code, syscall: 'listen', port });
    const { sentence } = startFaultOf(cause, { ...place, metricsPort: 81 });
    expect(sentence).toContain(words);
    expect(sentence).toContain(`${remedy} to`);
  });

  it.prop([fc.anything()])('returns one line for any cause', (cause) => {
    const { sentence, exitCode } = startFaultOf(cause, place);
    expect(exitCode).toBeGreaterThan(0);
    expect(sentence.startsWith('The server cannot start')).toBe(true);
  });
});

describe('loadSecrets', () => {
  example('creates its folder below others that are missing, open to this user alone', () => {
    const folder = join(newFolder(), 'one', 'two');
    expect(loadSecrets(folder).isOk()).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  example('returns the first ones, readable by this user alone, with no part left behind', () => {
    const folder = newFolder();
    const first = loadSecrets(folder)._unsafeUnwrap();
    expect(loadSecrets(folder)._unsafeUnwrap()).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).not.toEqual({});
  });

  it.prop([fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.boolean()])(
    'are the same in all folders of one installation, and never the same in two installations',
    (bytes, isGiven) => {
      const sealKey = Buffer.from(bytes).toString('base64url');
      const folders = [newFolder(), newFolder()];
      const [one, two] = folders.map((folder) =>
        loadSecrets(folder, isGiven ? sealKey : undefined)._unsafeUnwrap(),
      );
      if (isGiven) expect(one).toEqual(two);
      for (const [name, secret] of Object.entries(one ?? {}))
        expect([name, secret === two?.[name as keyof typeof two]]).toEqual([name, isGiven]);
      expect(new Set(Object.values(one ?? {})).size).toBe(5);
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  );

  it.prop([fc.string()])('never accepts damaged secrets, and never overwrites them', (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'secrets.json'), text);
    expect(loadSecrets(folder).isErr()).toBe(true);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text);
    rmSync(folder, { recursive: true });
  });
});

describe('createFolderProbe', () => {
  example('turns red when the folder takes no files, and green again', async () => {
    const folder = newFolder();
    let now = 0;
    const takesFiles = createFolderProbe(folder, () => now);
    expect(await takesFiles()).toBe(true);
    rmSync(folder, { recursive: true });
    now += 5_000;
    expect(await takesFiles()).toBe(false);
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    now += 5_000;
    expect(await takesFiles()).toBe(true);
  });
});

describe('misspelledSettings', () => {
  example.each([
    ['APP_URI', 'APP_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['FAIRDESK_DATE', 'FAIRDESK_DATA'],
  ])('%s: did you mean %s', (name, known) => {
    expect(misspelledSettings({ [name]: 'x', NODE_ENV: 'test' }, SETTING_NAMES)).toEqual([
      `${name} is not a setting and has no effect. Did you mean ${known}?`,
    ]);
  });

  example('says nothing about settings, other programs and container platforms', () => {
    const env = Object.fromEntries(
      [
        ...SETTING_NAMES,
        'PATH',
        'HOME',
        'PWD',
        'POST',
        'LOGNAME',
        'FAIRDESK_SERVICE_HOST',
        'FAIRDESK_PORT_3000_TCP',
      ].map((name) => [name, 'x']),
    );
    expect(misspelledSettings({ ...env, NODE_ENV: 'test' }, SETTING_NAMES)).toEqual([]);
  });
});

describe('APP_URL', () => {
  const read = (APP_URL: string) => readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: newFolder(), APP_URL });
  example.each([
    'ftp://fair.example',
    'javascript:x',
    'https://fair.example/desk',
    'https://a@fair.example',
    'fair.example',
  ])('%s is rejected', (url) => expect(read(url).isErr()).toBe(true));
  example.each(['https://fair.example', 'https://fair.example/', 'HTTP://LOCALHOST:3000'])(
    '%s is an origin',
    (url) => expect(read(url)._unsafeUnwrap().appUrl).toBe(new URL(url).origin),
  );
});
