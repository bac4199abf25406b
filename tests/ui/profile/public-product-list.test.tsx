import type { FoundProducts } from '@fairdesk/core/profile';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { PublicProductList } from '#ui/profile/public-product-list.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const found: FoundProducts = {
  ...{ search: 'quiet', category: 'c-1', novelties: true, page: 1, pages: 2, total: 25 },
  items: [
    {
      ...{ id: 'p-1', name: 'Quiet 40', shortDescription: 'A pump', isNovelty: true, stands: ['8.B2'] },
      company: { name: 'Noria Pumps', slug: 'noria-pumps' },
    },
  ],
  facets: {
    hasNovelties: true,
    categories: [
      {
        ...{ id: 'm', name: 'Moving' },
        groups: [{ id: 'g', name: 'Water', categories: [{ id: 'c-1', name: 'Pumps', selected: true }] }],
      },
    ],
  },
};
const markup = (language: Language, change: Partial<FoundProducts> = {}) =>
  renderToStaticMarkup(
    <PublicProductList
      matches={{ ...found, ...change }}
      address="/aqua/products"
      exhibitors="/aqua/exhibitors"
      labels={labelsOf(language, messagesFor(language, {}))}
    />,
  ).replaceAll('&amp;', '&');

describe('PublicProductList', () => {
  it.each(LANGUAGES)('displays a product with its company, stand and novelty mark in %s', (language) => {
    const html = markup(language);
    expect(html).toContain('href="/aqua/exhibitors/noria-pumps?product=p-1#p-1">Quiet 40</a>');
    expect(html).toContain('href="/aqua/exhibitors/noria-pumps" dir="auto">Noria Pumps</a>');
    expect(html).toContain('8.B2');
    expect(html).toContain('>Q4</span>');
    expect(html).not.toMatch(/public-products-|exhibitors?-[a-z]+[<"]/);
  });

  it.each(LANGUAGES)('keeps every other filter in each of its links in %s', (language) => {
    const html = markup(language);
    expect(html).toContain('href="/aqua/products?category=c-1&new=1"');
    expect(html).toContain('href="/aqua/products?q=quiet&new=1"');
    expect(html).toContain('href="/aqua/products?q=quiet&category=c-1"');
    expect(html).toContain('href="/aqua/products?q=quiet&category=c-1&new=1&page=2"');
    expect(html).toContain('<a href="/aqua/products" data-plain="true">');
  });

  it('marks the active category when its name is not in the language of the page', () => {
    const [main, group] = [found.facets.categories[0] ?? expect.fail(), { id: 'g', name: 'Water' }];
    const category = { ...{ id: 'c-1', name: 'Pumps', selected: true }, language: 'en' as const };
    const facets = {
      ...found.facets,
      categories: [{ ...main, groups: [{ ...group, categories: [category] }] }],
    };
    expect(markup('nl', { facets })).toContain('Filter verwijderen:</span> <bdi lang="en">Pumps</bdi>');
    expect(markup('nl')).toContain('<bdi>Pumps</bdi>');
  });

  it('offers no filter where there is nothing to choose', () => {
    const html = markup('en', {
      ...{ category: '', novelties: false },
      facets: { categories: [], hasNovelties: false },
    });
    expect(html).not.toContain('<select');
    expect(html).not.toContain('type="checkbox"');
  });

  it('says why it is empty, and what to do', () => {
    const none = { items: [], total: 0, pages: 1, search: '', category: '', novelties: false };
    expect(markup('en', none)).toContain('No products are published yet.');
    expect(markup('en', { ...none, search: 'zzz' })).toContain('No products found for “zzz”.');
    expect(markup('en', { ...none, novelties: true })).toContain('No products match these filters.');
    expect(markup('en', { ...none, novelties: true })).toContain('<a href="/aqua/products">');
  });
});
