import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleElements } from '#app/_front/bundle-elements.ts';
import { ELEMENTS, elementsScript } from '#app/_front/elements-script.ts';
import { newFolder } from '#tests/support/databases.ts';

describe('the script of the custom elements', () => {
  const folder = newFolder();
  const textOf = (name: string) => readFileSync(join(folder, ELEMENTS, name), 'utf8');
  const start = () => elementsScript(folder).split('/').at(-1) ?? '';
  beforeAll(() => bundleElements(folder));

  it('imports every other script of the folder', () => {
    const names = readdirSync(join(folder, ELEMENTS));
    const others = names.filter((name) => name !== start());
    expect(others.length).toBeGreaterThanOrEqual(3);
    const fetched = names.flatMap((name) => textOf(name).match(/(?<=\.\/)[\w-]+\.js/g) ?? []);
    expect(new Set(fetched.filter((name) => name !== start()))).toEqual(new Set(others));
  });

  it('leaves code for galleries, carousels and modals to the other scripts', () => {
    for (const words of ['showModal', 'scrollTo', 'IntersectionObserver', 'max-age'])
      expect(textOf(start())).not.toContain(words);
  });

  it('stays within 12 KB', () => {
    expect(textOf(start()).length).toBeLessThan(12 * 1024);
  });
});
