import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linkEqualFiles } from '#app/_build/link-equal-files.ts';

const NAMES = ['a.js', 'b.js', 'c.js', 'ssr/a.js', 'ssr/d.js', 'ssr/deep/e.js'];
const CONTENTS = ['', 'module.exports=[1,()=>{}]', 'module.exports=[2,()=>{}]'];

const foldersOf = fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(...CONTENTS), {
  noNullPrototype: true,
});

const inFolder = async (
  files: Readonly<Record<string, string>>,
  check: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await check(folder).finally(() => rmSync(folder, { recursive: true }));
};

describe('links of equal files', () => {
  it.prop([foldersOf], { numRuns: 40 })(
    'never change what a file contains, and leave one file of each content, once and again',
    (files) =>
      inFolder(files, async (folder) => {
        for (const _ of ['first', 'second']) {
          await linkEqualFiles(folder);
          for (const [name, content] of Object.entries(files))
            expect(readFileSync(join(folder, name), 'utf8')).toBe(content);
          const own = Object.keys(files).filter((name) => lstatSync(join(folder, name)).isFile());
          expect(own).toHaveLength(new Set(Object.values(files)).size);
        }
      }),
  );

  it('make Node load a part once under all its names', () =>
    inFolder({ 'a.js': 'module.exports=[{}]', 'ssr/b.js': 'module.exports=[{}]' }, async (folder) => {
      const load = createRequire(join(folder, 'x.cjs'));
      await linkEqualFiles(folder);
      expect(load('./ssr/b.js')).toBe(load('./a.js'));
    }));

  it('stay valid when the folder is moved', () =>
    inFolder({ 'from/a.js': 'x', 'from/ssr/b.js': 'x' }, async (folder) => {
      await linkEqualFiles(join(folder, 'from'));
      renameSync(join(folder, 'from'), join(folder, 'to'));
      expect(readFileSync(join(folder, 'to/ssr/b.js'), 'utf8')).toBe('x');
    }));
});
