import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (path: string): string => readFileSync(new URL(path, `file://${root}`), 'utf8');
const files = (...patterns: string[]): readonly string[] => globSync(patterns, { cwd: root });

/** The modules the product consists of, and the in-memory ports that the package ships. */
const product = [
  ...files('core/**/*.ts', '{adapters,ui,app}/**/*.{ts,tsx}').filter(
    (path) => !/node_modules|\/dist\/|^core\/testing\/|\/index\.ts$/.test(path),
  ),
].map((path) => ({ path, words: new Set(textOf(path).match(/\w+/g)) }));

const valuesIn = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);

describe('an export of the core', () => {
  it('is used by the product, and not only by tests', () => {
    const rules = files('core/*/*.ts').filter(
      (path) => !/^core\/(?:testing|memory)\//.test(path) && !path.endsWith('/index.ts'),
    );
    const unused = rules.flatMap((path) => {
      const own = textOf(path);
      return valuesIn(path)
        .filter((name) => own.split(new RegExp(`\\b${name}\\b`)).length === 2)
        .filter((name) => product.every((file) => file.path === path || !file.words.has(name)))
        .map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});
