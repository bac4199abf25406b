import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleElements } from '#app/_build/bundle-elements.ts';
import { ELEMENTS, elementsScript } from '#app/_build/elements-script.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

describe('the scripts of the custom elements', () => {
  const folder = newFolder();
  const textOf = (name: string) => readFileSync(join(folder, ELEMENTS, name), 'utf8');
  const door = () => elementsScript(folder, 'door').split('/').at(-1) ?? '';
  const start = () => elementsScript(folder, 'start').split('/').at(-1) ?? '';
  beforeAll(() => bundleElements(folder));

  it('import every other script of the folder', () => {
    const names = readdirSync(join(folder, ELEMENTS));
    const entries = [start(), door()];
    const others = names.filter((name) => !entries.includes(name));
    expect(others.length).toBeGreaterThanOrEqual(3);
    const fetched = names.flatMap((name) => textOf(name).match(/(?<=\.\/)[\w-]+\.js/g) ?? []);
    expect(new Set(fetched.filter((name) => !entries.includes(name)))).toEqual(new Set(others));
  });

  it('leave code for galleries, carousels and modals to the other scripts', () => {
    for (const words of ['showModal', 'scrollTo', 'IntersectionObserver', 'max-age'])
      expect(textOf(start())).not.toContain(words);
  });

  it('stay within 12 KB', () => {
    expect(textOf(start()).length).toBeLessThan(12 * 1024);
  });

  it('stay within 5 KB on pages with the login form, in one file', () => {
    expect(textOf(door()).length).toBeLessThan(5 * 1024);
    expect(textOf(door())).not.toMatch(/\bfrom *"/);
  });
});
