import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bodyLimitOf, UPLOAD_LIMIT } from '#app/_process/body-limits.ts';
import { API_FILES } from '#tests/support/api-routes.ts';

it('lets every route that reads an upload receive one', () => {
  const readers = Object.entries(API_FILES).filter(([, file]) =>
    readFileSync(file, 'utf8').includes('readUpload'),
  );
  const paths = readers.map(([route]) => `/api/${route.replaceAll(/\[[^\]]+\]/g, '101')}`);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => bodyLimitOf(path) !== UPLOAD_LIMIT)).toEqual([]);
});
