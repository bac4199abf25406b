import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ancestorsOf } from '#adapters/platform/dataset/read/ancestors-of.ts';
import type { DatasetPage } from '#adapters/platform/dataset/read/dataset.ts';

const names = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 6 });
const page = (site: string, path: string): DatasetPage => ({
  site,
  path,
  page: { title: { en: path }, layout: 'event', placeholders: {} },
});

it.prop([names])('the ancestors of a page lead from it to the root without gaps', (segments) => {
  const paths = segments.map((_, depth) => `/${segments.slice(0, depth + 1).join('/')}`);
  const pages = ['/', ...paths].flatMap((path) => [page('aqua', path), page('other', path)]);
  const above = ancestorsOf(pages, { site: 'aqua', path: paths.at(-1) ?? '/' });
  expect(above.map(({ url }) => url)).toEqual(['/', ...paths.slice(0, -1)].toReversed());
});

it.prop([names])('missing pages are left out of the ancestors', (segments) => {
  const path = `/${segments.join('/')}/x`;
  expect(ancestorsOf([page('aqua', '/')], { site: 'aqua', path }).map(({ url }) => url)).toEqual(['/']);
  expect(ancestorsOf([page('aqua', '/')], { site: 'aqua', path: '/' })).toEqual([]);
});
