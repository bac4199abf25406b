import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { loadSecrets } from '#app/_process/secrets.ts';

const { failing } = vi.hoisted(() => ({ failing: { names: [] as readonly string[] } }));

vi.mock('node:fs', async (load) => {
  const original = await load<typeof fs>();
  const failingAt = <Name extends 'writeSync' | 'fsyncSync' | 'linkSync' | 'renameSync'>(name: Name) =>
    ((...args: readonly unknown[]) => {
      if (failing.names.includes(name)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return (original[name] as (...all: readonly unknown[]) => unknown)(...args);
    }) as (typeof original)[Name];
  return {
    ...original,
    writeSync: failingAt('writeSync'),
    fsyncSync: failingAt('fsyncSync'),
    linkSync: failingAt('linkSync'),
    renameSync: failingAt('renameSync'),
  };
});

const newFolder = () => fs.mkdtempSync(join(tmpdir(), 'fairdesk-secrets-'));
afterEach(() => {
  failing.names = [];
});

it.each([[['writeSync']], [['fsyncSync']], [['linkSync', 'renameSync']]])(
  'a start that fails at %j on a full disk leaves no file, and the next one succeeds',
  (names) => {
    const folder = newFolder();
    failing.names = names;
    expect(loadSecrets(folder)._unsafeUnwrapErr()).toContain('is full');
    expect(fs.readdirSync(folder)).toEqual([]);
    failing.names = [];
    expect(loadSecrets(folder).isOk()).toBe(true);
    expect(fs.readdirSync(folder)).toEqual(['secrets.json']);
    fs.rmSync(folder, { recursive: true });
  },
);

it('a file system without links gets the secrets by a rename', () => {
  const folder = newFolder();
  failing.names = ['linkSync'];
  expect(loadSecrets(folder).isOk()).toBe(true);
  expect(fs.readdirSync(folder)).toEqual(['secrets.json']);
  fs.rmSync(folder, { recursive: true });
});
