import { globSync } from 'node:fs';
import { newFairFaults } from '@fairdesk/core/organiser';
import { expect, it } from 'vitest';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';

it('a fair never takes the first segment of an address of the product', () => {
  const pages = globSync('app/[[]locale]/(portal)/*').map((path) => path.split('/').at(-1) ?? '');
  const folders = pages.filter((name) => /^[a-z-]+$/.test(name));
  expect(folders.length).toBeGreaterThan(8);
  for (const slug of [...folders, 'api', 'en', 'tr', 'files'])
    expect(newFairFaults({ ...NEW_FAIR, slug }), slug).toMatchObject([
      { path: 'slug', code: 'fair-slug-taken' },
    ]);
});
