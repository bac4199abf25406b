import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#app/_process/data-folder-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairdesk-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const note = () => join(folder, 'server.pid');

  it('is taken at once or not at all, and says who has it', () => {
    const lock = lockFolder(folder)._unsafeUnwrap();
    expect(readFileSync(note(), 'utf8')).toBe(String(process.pid));
    const begun = performance.now();
    expect(lockFolder(folder)._unsafeUnwrapErr()).toEqual({
      sentence: `The data folder ${folder} is in use by another server (process ${process.pid}).`,
      exitCode: 1,
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
    lock.release();
    lockFolder(folder)._unsafeUnwrap().release();
  });

  it.each([
    ['is empty', () => writeFileSync(note(), ' ')],
    ['is missing', () => rmSync(note())],
  ])('is known to be taken where the note of its process %s', (_, change) => {
    const lock = lockFolder(folder)._unsafeUnwrap();
    change();
    expect(lockFolder(folder)._unsafeUnwrapErr().sentence).toContain('(process unknown)');
    lock.release();
  });

  it('has a note that only its own user reads', () => {
    lockFolder(folder)._unsafeUnwrap().release();
    expect(statSync(note()).mode & 0o777).toBe(0o600);
  });

  it('throws for a folder that is no place for a lock, which no other server has', () => {
    mkdirSync(join(folder, 'lock.db'));
    expect(() => lockFolder(folder)).toThrow();
    writeFileSync(join(folder, 'text'), 'no database');
    expect(() => lockFolder(join(folder, 'text'))).toThrow();
  });

  it('throws for a file that is no database', () => {
    writeFileSync(join(folder, 'lock.db'), 'no database at all'.repeat(100));
    expect(() => lockFolder(folder)).toThrow(/not a database/);
    // Nothing of the failed attempt stays open: the same file can be replaced and locked.
    rmSync(join(folder, 'lock.db'));
    lockFolder(folder)._unsafeUnwrap().release();
  });

  it('is free as soon as the process that had it is killed', async () => {
    const script = `import { lockFolder } from './app/_process/data-folder-lock.ts';
      lockFolder(process.argv[1])._unsafeUnwrap();
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    expect(lockFolder(folder)._unsafeUnwrapErr().sentence).toContain(`(process ${holder.pid})`);
    holder.kill('SIGKILL');
    await once(holder, 'close');
    lockFolder(folder)._unsafeUnwrap().release();
  });
});
