import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bodyLimitOf, UPLOAD_LIMIT } from '#app/_process/body-limits.ts';

it('lets every route that reads an upload receive one', () => {
  const files = globSync('app/api/**/route.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('readUpload'),
  );
  const paths = files.map((file) =>
    file
      .replace(/^app/, '')
      .replace('/route.ts', '')
      .replaceAll(/\[[^\]]+\]/g, '101'),
  );
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => bodyLimitOf(path) !== UPLOAD_LIMIT)).toEqual([]);
});
