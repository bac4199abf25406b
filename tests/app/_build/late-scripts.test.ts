import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { beforeAll, describe, expect } from 'vitest';
import { bundleElements } from '#app/_build/bundle-elements.ts';
import { ELEMENTS } from '#app/_build/elements-script.ts';
import { createPreloads, LATE_SCRIPTS, type LateScripts } from '#app/_build/late-scripts.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

describe('createPreloads', () => {
  const folder = newFolder();
  let late: LateScripts = {};
  let preloadIn = (html: string): string => html;
  beforeAll(async () => {
    await bundleElements(folder);
    late = JSON.parse(readFileSync(join(folder, LATE_SCRIPTS), 'utf8'));
    preloadIn = createPreloads(folder);
  });
  const textOf = (name: string) => readFileSync(join(folder, ELEMENTS, name), 'utf8');
  const documentOf = (names: readonly string[]): string =>
    `<html><head><title>x</title></head><body>${names.map((name) => `<${name} class="a"></${name}>`).join('')}</body></html>`;
  const preloadsIn = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" href="\/_next\/static\/elements\/([^"]+)"\/>/g)].map(
      ([, name = '']) => name,
    );
  /** What a script imports before it runs, the entry left out. */
  const importsOf = (name: string): readonly string[] =>
    [...textOf(name).matchAll(/(?:from|import)"\.\/((?!start-)[\w-]+\.js)"/g)].flatMap(([, each = '']) => [
      each,
      ...importsOf(each),
    ]);

  it('preloads nothing for a document without rarer elements', () => {
    expect(preloadIn(documentOf(['menu-bar', 'top-bar']))).toBe(documentOf(['menu-bar', 'top-bar']));
  });

  it('changes nothing but the end of the head', () => {
    const html = documentOf(['modal-window', 'article-reactions']);
    expect(preloadIn(html).replace(/<link rel="modulepreload"[^>]*>/g, '')).toBe(html);
    expect(preloadIn(html)).toMatch(/<title>x<\/title>(?:<link rel="modulepreload"[^>]+>)+<\/head>/);
  });

  it.prop([fc.infiniteStream(fc.boolean())])(
    'preloads every script that the elements of a document import, each once and no other',
    (choices) => {
      const names = Object.keys(late).filter(() => choices.next().value);
      const preloaded = preloadsIn(preloadIn(documentOf(names)));
      expect(new Set(preloaded).size).toBe(preloaded.length);
      expect(new Set(preloaded)).toEqual(new Set(names.flatMap((name) => late[name] ?? [])));
      for (const name of preloaded) for (const each of importsOf(name)) expect(preloaded).toContain(each);
    },
  );

  it('leaves nothing to load but the dialog once a reader reacts', () => {
    const preloaded = preloadsIn(preloadIn(documentOf(['article-reactions'])));
    const others = preloaded.flatMap((name) => textOf(name).match(/(?<=import\(`?"?\.\/)[\w-]+\.js/g) ?? []);
    expect(others).toHaveLength(1);
    expect(preloaded).not.toContain(others[0]);
    expect(importsOf(others[0] ?? '').length).toBeGreaterThan(0);
    for (const each of importsOf(others[0] ?? '')) expect(preloaded).toContain(each);
  });

  it('knows every element by its name', () => {
    const start = readdirSync(join(folder, ELEMENTS)).find((name) => name.startsWith('start-')) ?? '';
    for (const name of Object.keys(late).filter(
      (each) => !['language-hint', 'sign-in-dialog'].includes(each),
    ))
      expect(textOf(start)).toContain(name);
  });
});
