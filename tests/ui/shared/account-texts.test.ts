import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importedFiles } from '#tests/support/worlds/imported-files.ts';
import { ACCOUNTS } from '#ui/shared/texts/messages.ts';

/** What pages other than those about an account begin with: the frame of every page, blocks, the desk, the editor. */
const STARTS = [
  'ui/page/page-layout.tsx',
  'app/_composition/browser/portal-composition.tsx',
  ...globSync('ui/{organiser,editor}/**/*-screen.tsx'),
];

describe('the texts of accounts', () => {
  const keys = ACCOUNTS.flatMap(({ en }) => Object.keys(en));
  const usesFrom = (starts: readonly string[]): readonly string[] =>
    importedFiles(starts, true)
      .filter((file) => !file.endsWith('messages.ts'))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8');
        return keys.filter((key) => code.includes(`'${key}'`)).map((key) => `${file}: ${key}`);
      });

  it('are used by no view of another page, which does not get them', () => {
    expect(usesFrom(STARTS)).toEqual([]);
  });

  it('are found where they are used', () => {
    expect(usesFrom(['ui/session/account-page.tsx'])).not.toEqual([]);
  });
});
