import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importedFiles } from '#tests/support/worlds/imported-files.ts';

describe('a public page is rendered without the framework, so', () => {
  const files = importedFiles(['app/_site/public-response.tsx']);

  it('nothing on it needs React in the browser', () => {
    expect(files).toContain('ui/page/blocks/video-block.tsx');
    expect(files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"))).toEqual([]);
  });

  it('no view on it imports the framework', () => {
    const views = files.filter((file) => file.startsWith('ui/'));
    expect(views.filter((file) => /from 'next\//.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
