import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'/gm;

/** The file of this repository behind an import, except for types, which do not exist at runtime. */
const fileOf = (from: string, [statement, to = '']: RegExpMatchArray): string | undefined => {
  if (/^(?:import|export) type\b/.test(statement) || !/\.tsx?$/.test(to)) return undefined;
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? relative('.', join(from, '..', to)) : undefined;
};

const reachedFrom = (files: readonly string[], visited = new Set<string>()): ReadonlySet<string> => {
  for (const file of files.filter((each) => !visited.has(each))) {
    visited.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
    reachedFrom(
      imports.flatMap((each) => fileOf(file, each) ?? []),
      visited,
    );
  }
  return visited;
};

describe('a public page is rendered without the framework, so', () => {
  const files = [...reachedFrom(['app/_site/public-response.tsx'])];

  it('nothing on it needs React in the browser', () => {
    expect(files).toContain('ui/page/blocks/video-block.tsx');
    expect(files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"))).toEqual([]);
  });

  it('no view on it imports the framework', () => {
    const views = files.filter((file) => file.startsWith('ui/'));
    expect(views.filter((file) => /from 'next\//.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
