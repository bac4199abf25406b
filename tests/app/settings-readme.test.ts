import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A row with `A`, `_B` names two settings: `A`, and `A` with its last part replaced by `_B`. */
const namesIn = (readme: string): ReadonlySet<string> => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const names = rows.flatMap((row) => {
    const cell = row.split('|')[1] ?? '';
    const [first = '', ...more] = [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const prefix = first.slice(0, first.lastIndexOf('_'));
    return [first, ...more.map((name) => (name.startsWith('_') ? `${prefix}${name}` : name))];
  });
  return new Set(names.filter((name) => name !== ''));
};

it('every setting is documented in app/README.md, and nothing else', () => {
  const sources = globSync('app/**/*settings.ts').map((file) => readFileSync(file, 'utf8'));
  const settings = sources.flatMap((source) =>
    [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?!')/gm)].map(([, name]) => name),
  );
  expect(settings.length).toBeGreaterThan(20);
  expect([...namesIn(readFileSync('app/README.md', 'utf8'))].toSorted()).toEqual(settings.toSorted());
});
