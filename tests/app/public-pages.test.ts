import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** It stands in for the script of the elements while developing. */
const ON_HYDRATED_PAGES = 'ui/page/elements/on-hydrated-pages.tsx';

const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'/gm;

/** The file of ours that an import leads to; types lead nowhere when the program runs. */
const fileOf = (from: string, [statement, to = '']: RegExpMatchArray): string | undefined => {
  if (/^(?:import|export) type\b/.test(statement) || !/\.tsx?$/.test(to)) return undefined;
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? relative('.', join(from, '..', to)) : undefined;
};

const reachedFrom = (files: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const file of files.filter((each) => !seen.has(each))) {
    seen.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
    reachedFrom(
      imports.flatMap((each) => fileOf(file, each) ?? []),
      seen,
    );
  }
  return seen;
};

it('a public page holds nothing that needs React in the browser: it is sent without', () => {
  const files = reachedFrom(globSync('app/[[]locale]/(site)/**/*.tsx'));
  expect(files).toContain('ui/page/blocks/video-block.tsx');
  const reacting = [...files].filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  expect(reacting).toEqual([ON_HYDRATED_PAGES]);
});
