import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySitePath } from '#tests/support/models/any-site-path.ts';
import { redirectedPage } from '#ui/organiser/website/redirected-page.ts';
import { pageOf } from '../pages/show-pages.tsx';

const site = (...paths: readonly string[]) => ({
  folder: 'aqua',
  pages: paths.map((path) => pageOf(path, path, { en: 'published', nl: 'unpublished' })),
});
const redirect = (from: string) => ({ from, to: '/new', isPermanent: true });
/** A page for every value of one segment. */
const withWildcard = (path: string, place: number): string => {
  const names = path.slice(1).split('/');
  return `/${names.map((name, level) => (level === place % names.length ? ',-w-,' : name)).join('/')}`;
};

describe('redirectedPage', () => {
  it.prop([anySitePath, fc.constantFrom('', '/nl', '/aqua'), fc.constantFrom('', '/'), fc.boolean()])(
    'finds the page at the address, in any notation of a visitor',
    (path, start, end, isUpper) => {
      const from = `${start}${isUpper ? path.replace(/[a-z]/g, (sign) => sign.toUpperCase()) : path}${end}`;
      if (start === '/aqua' && /^\/(?:en|nl)(?:\/|$)/i.test(path)) return;
      expect(redirectedPage(redirect(from), site('/other/page/of/the/site', path))?.path).toBe(path);
    },
  );

  it.prop([anySitePath])('finds no page above, below or at some queries of the address', (path) => {
    for (const from of [`${path}/x`, `/x${path}`, `${path}?a=1`])
      expect(redirectedPage(redirect(from), site(path))).toBeUndefined();
  });

  it.prop([anySitePath, fc.nat(3), fc.constantFrom('', '/nl', '/aqua'), fc.constantFrom('', '/')])(
    'finds the page of many addresses that this one belongs to',
    (path, place, start, end) => {
      if (start === '/aqua' && /^\/(?:en|nl)(?:\/|$)/i.test(path)) return;
      const from = `${start}${path}${end}`;
      const many = withWildcard(path, place);
      expect(redirectedPage(redirect(from), site('/other/page', many))?.path).toBe(many);
      expect(redirectedPage(redirect(from), site(many, path))?.path).toBe(path);
      for (const other of [`${from.replace(/\/$/, '')}/x`, `/x/y${path}`, `${from}?a=1`])
        expect(redirectedPage(redirect(other), site(many))).toBeUndefined();
    },
  );

  it('finds the page of the fewest addresses', () => {
    const pages = site('/,-w-,/7/map', '/events/,-w-,/map', '/events/,-w-,/,-w-,');
    expect(redirectedPage(redirect('/events/7/map'), pages)?.path).toBe('/events/,-w-,/map');
  });

  it('finds no page of many addresses where a part of the address is missing', () => {
    for (const from of ['/exhibitors', '/exhibitors/', '/', '']) {
      expect(redirectedPage(redirect(from), site('/exhibitors/,-w-,'))).toBeUndefined();
    }
    expect(redirectedPage(redirect('/tr/exhibitors/acme'), site('/exhibitors/,-w-,'))).toBeUndefined();
  });

  it('finds no page in a language that it does not have, and no error page', () => {
    expect(redirectedPage(redirect('/tr/visit'), site('/visit'))).toBeUndefined();
    const { pages, folder } = site('/404');
    const errorPages = pages.map((page) => ({ ...page, purpose: 'not-found' as const }));
    expect(redirectedPage(redirect('/404'), { pages: errorPages, folder })).toBeUndefined();
  });
});
