import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '#ui/shared/messages.ts';

const root = join(import.meta.dirname, '../../..');
const files = new Map(
  globSync('{ui,app}/**/*.{ts,tsx}', { cwd: root }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);

/** What pages other than those about an account begin with: the frame of every page, blocks, the desk, the editor. */
const STARTS = [...files.keys()].filter(
  (file) =>
    file === 'ui/page/page-layout.tsx' ||
    file === 'app/_composition/browser/portal-composition.tsx' ||
    /^ui\/(?:organiser|editor)\/.*-screen\.tsx$/.test(file),
);

const IMPORT = /(?:from|import\()\s*'([#.][^']+)'/g;

const importsOf = (file: string): readonly string[] =>
  [...(files.get(file) ?? '').matchAll(IMPORT)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : join(dirname(file), to),
  );

const reachable = (starts: readonly string[]): ReadonlySet<string> => {
  const found = new Set(starts);
  // A set gives what is added to it while it is walked through.
  for (const file of found)
    for (const to of importsOf(file)) if (files.has(to) && !to.endsWith('messages.ts')) found.add(to);
  return found;
};

describe('the texts of accounts', () => {
  const keys = ACCOUNTS.flatMap(({ en }) => Object.keys(en));
  const usesIn = (found: ReadonlySet<string>): readonly string[] =>
    [...found].flatMap((file) =>
      keys.filter((key) => files.get(file)?.includes(`'${key}'`)).map((key) => `${file}: ${key}`),
    );

  it('are used by no view of another page, which does not get them', () => {
    expect(usesIn(reachable(STARTS))).toEqual([]);
  });

  it('are found where they are used', () => {
    expect(usesIn(reachable(['ui/session/account-page.tsx']))).not.toEqual([]);
  });
});
