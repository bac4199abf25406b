import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';

const README = readFileSync(new URL('../../../adapters/page/README.md', import.meta.url), 'utf8');
const FOLDER = new URL('../../../app/[locale]/(portal)/[folder]/', import.meta.url);

describe('the list of screens for a content platform', () => {
  it('has every page of the portal of a fair', () => {
    const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('page.tsx'))
      .map((file) => `/${file.replace(/\/page\.tsx$/, '')}`);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(README).toContain(`| \`${page}\` |`);
  });

  it('names only components that exist', () => {
    const [screens = ''] = README.split('## What each component reads');
    const named = [...screens.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`/g)].map(([, name]) => name);
    const fields = ['MetaTitle', 'NavigationTitle', 'GridParameters', 'Styles', 'Award'];
    expect(named.length).toBeGreaterThan(20);
    for (const name of named) expect([...componentNames(), ...fields]).toContain(name);
  });
});
