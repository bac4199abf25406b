import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_FOLDER } from '#adapters/platform/demo/load-demo.ts';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

/** Each test starts processes. */
const LONG_MS = 300_000;

/** Runs the program of a command in a separate process. */
const run = (program: string, dataFolder: string, ...words: readonly string[]) => {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH ?? '', FAIRDESK_DATA: dataFolder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`app/commands/${program}.ts`, ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('npm run backup and npm run restore', { timeout: LONG_MS }, () => {
  const data = newFolder();
  beforeAll(() => {
    expect(run('import', data, DEMO_FOLDER).status).toBe(0);
  }, LONG_MS);
  const secretsOf = (folder: string): string => readFileSync(join(folder, 'secrets.json'), 'utf8');

  it('print their usage when the folder is missing or not the only one', () => {
    for (const [program, ...words] of [
      ['backup'],
      ['backup', 'a', 'b'],
      ['backup', 'a', '--all'],
      ['restore'],
    ]) {
      const { status, stderr } = run(program ?? '', data, ...words);
      expect(status).toBe(2);
      expect(stderr).toContain(`Usage: npm run ${program}`);
    }
    expect(run('restore', data, 'nowhere-at-all').status).toBe(2);
  });

  it('leave the secrets out, and say so', () => {
    const folder = join(newFolder(), 'deep', 'backup');
    const { status, stdout } = run('backup', data, folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ rows and \d+ files were written to .*\nThe secrets .* are not in it/);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'rows', 'users.jsonl')).mode & 0o777).toBe(0o600);
    const target = newFolder();
    const restored = run('restore', target, folder);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain('everyone signs in again');
    expect(secretsOf(target)).not.toBe(secretsOf(data));
    // A second restore finds the first one.
    expect(run('restore', target, folder)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('is not empty'),
    });
  });

  it('move the secrets when the operator says so', () => {
    const folder = join(newFolder(), 'backup');
    expect(run('backup', data, folder, '--with-secrets').stdout).toContain('contains the secrets');
    const target = newFolder();
    expect(run('restore', target, folder).stdout).toContain('secrets of the data folder were restored too');
    expect(secretsOf(target)).toBe(secretsOf(data));
    expect(statSync(join(target, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('neither overwrite a folder nor restore under a running server', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(run('backup', data, folder)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('is not empty: name another one'),
    });
    const target = newFolder();
    const lock = lockFolder(target)._unsafeUnwrap();
    mkdirSync(join(folder, 'empty'));
    const { status, stdout } = run('restore', target, folder);
    expect(status).toBe(1);
    expect(stdout).toContain('in use by another server');
    lock.release();
    expect(run('restore', target, folder).stdout).toContain('is no complete backup');
  });
});
