import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { previewAs, previewAt, previewFolder } from '#app/_editing/preview-address.ts';
import { searchInPreview } from '#app/_editing/search-in-preview.ts';
import type { SearchData, SearchMatches } from '#ui/search/search-data.ts';

const searchOf = (urls: readonly string[]): SearchData => ({
  ...{ address: '/aqua/search', text: 'pump', page: 1, facets: [] },
  outcome: {
    results: urls.map((url) => ({ id: url, title: 'Pump', description: '', url })),
    ...{ counts: [], total: urls.length, offset: 0, limit: 24, isPartial: false, source: '' },
  },
});
const urlsIn = ({ outcome }: SearchData) => (outcome as SearchMatches).results.map(({ url }) => url);

const anyPath = fc.array(fc.constantFrom('news', 'exhibitors', 'aqua', 'pump-7', 'c%23'), { maxLength: 3 });

it.prop([fc.constantFrom(...LANGUAGES), anyPath, fc.constantFrom('', '?page=2', '#top')])(
  'leads every result of the website to its preview, and no other',
  (language, names, suffix) => {
    const path = names.map((name) => `/${name}`).join('');
    const folders = { site: 'aqua', preview: '~preview/101/secret' };
    const own = localPath({ language, path: `/aqua${path}`, suffix });
    const others = [localPath({ language, path: '/aquarium/news' }), 'https://aqua.example/aqua/news', ''];
    expect(urlsIn(searchInPreview(searchOf([own, ...others]), language, folders))).toEqual([
      localPath({ language, path: `/~preview/101/secret${path}`, suffix }),
      ...others,
    ]);
  },
);

const anyName = fc.stringMatching(/^[\w-]{1,40}$/);
const anyType = fc.oneof(fc.constantFrom('', 'EXHIBITOR', '~as', 'Stand/Co', '%2F'), fc.string());

it.prop([anyName, anyName, anyType, anyPath])(
  'loads further results and news from the preview that the page is in, for whom it is shown to',
  (event, token, type, names) => {
    fc.pre(type.isWellFormed());
    const preview = previewFolder(event, token, type);
    const address = names.map((name) => `/${name}`).join('');
    expect(previewAt(`/${preview}${address}`)).toEqual({ event, token, type, address });
    const { outcome } = searchInPreview(searchOf([]), 'en', { site: 'aqua', preview });
    const source = new URLSearchParams((outcome as SearchMatches).source);
    expect(source.get('preview')).toBe(preview);
  },
);

it.prop([anyName, anyName, anyType, anyType, anyPath])(
  'shows the same page of a preview to another type',
  (event, token, type, other, names) => {
    fc.pre(type.isWellFormed() && other.isWellFormed());
    const address = names.map((name) => `/${name}`).join('');
    const place = previewAt(`/${previewFolder(event, token, type)}${address}`);
    expect(place && previewAt(previewAs(place, other))).toEqual({ event, token, type: other, address });
  },
);

it.prop([
  fc.oneof(fc.webPath(), fc.constantFrom('/aqua/news', '/~preview', '/~preview/101', '/~preview//x')),
])('takes no other address for that of a preview', (address) => {
  fc.pre(!/^\/~preview\/[^/]+\/[^/]+/.test(address));
  expect(previewAt(address)).toBeUndefined();
});

it.prop([fc.constantFrom('no-text', 'no-scope', 'no-source', 'unavailable')])(
  'leaves a search without results: %s',
  (outcome) => {
    const search = { ...searchOf([]), outcome } as SearchData;
    expect(searchInPreview(search, 'en', { site: 'aqua', preview: 'x' })).toBe(search);
  },
);
