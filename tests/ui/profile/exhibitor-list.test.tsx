import type { FoundExhibitors } from '@fairdesk/core/profile';
import { LANGUAGES } from '@fairdesk/core/shared';
import { it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { ExhibitorList } from '#ui/profile/exhibitor-list.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const company = { shortDescription: '', logoUrl: '', stands: ['8.B2'], halls: ['8'], categories: [] };
const found: FoundExhibitors = {
  ...{ search: '', letter: 'N', hall: '8', category: 'c-1', page: 1, pages: 2, total: 25 },
  ...{ country: '', novelties: false, view: 'list' },
  items: [{ ...company, name: 'Noria Pumps', slug: 'noria-pumps' }],
  facets: {
    letters: ['A', 'N', '#'],
    halls: ['2', '8'],
    countries: ['AT', 'DE', 'TR'],
    hasNovelties: true,
    categories: [
      {
        ...{ id: 'm', name: 'Moving' },
        groups: [{ id: 'g', name: 'Water', categories: [{ id: 'c-1', name: 'Pumps', selected: true }] }],
      },
    ],
  },
};
const markup = (language: (typeof LANGUAGES)[number], change: Partial<FoundExhibitors> = {}) =>
  renderToStaticMarkup(
    <ExhibitorList
      matches={{ ...found, ...change }}
      address="/aqua/exhibitors"
      products="/aqua/products"
      labels={labelsOf(language, messagesFor(language, {}))}
    />,
  ).replaceAll('&amp;', '&');

describe('ExhibitorList', () => {
  it.each(LANGUAGES)('displays initials, stand and hall of a company without a logo in %s', (language) => {
    const html = markup(language);
    expect(html).toContain('>NP</span>');
    expect(html).toContain('8.B2');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('exhibitors-');
  });

  it('marks a description that is not in the language of the page', () => {
    const item = { ...company, name: 'Noria', slug: 'noria', shortDescription: 'Pumps' };
    expect(markup('nl', { items: [item] })).toContain('<p dir="auto">Pumps</p>');
    const items = [{ ...item, languages: { shortDescription: 'en' as const } }];
    expect(markup('nl', { items })).toContain('<p dir="auto" lang="en">Pumps</p>');
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

  it.each(LANGUAGES)('keeps every other filter in each of its links in %s', (language) => {
    const html = markup(language);
    expect(html).toContain('href="/aqua/exhibitors?letter=A&hall=8&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?hall=8&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&hall=8"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&hall=8&category=c-1&page=2"');
    expect(html).toContain('name="letter" value="N"');
  });

  it.each(LANGUAGES)('keeps country, novelties and view in each of its links in %s', (language) => {
    const html = markup(language, { letter: '', hall: '', country: 'TR', novelties: true, view: 'grid' });
    const rest = 'category=c-1&country=TR&new=1';
    expect(html).toContain(`href="/aqua/exhibitors?letter=A&${rest}&view=grid"`);
    expect(html).toContain(`href="/aqua/exhibitors?${rest}&view=grid&page=2"`);
    expect(html).toContain(`href="/aqua/exhibitors?${rest}"`);
    expect(html).toContain('href="/aqua/exhibitors?category=c-1&new=1&view=grid"');
    expect(html).toContain('href="/aqua/exhibitors?category=c-1&country=TR&view=grid"');
    expect(html).toContain('name="view" value="grid"');
    expect(html).toContain('<a href="/aqua/exhibitors?view=grid" data-plain="true">');
    expect(html).toMatch(/<input type="checkbox" name="new" checked="" value="1"\/>/);
    expect(html).toContain('>NP</span>');
  });

  it('sorts countries by their names in the language of the reader', () => {
    const options = (language: (typeof LANGUAGES)[number]) => {
      const [, select = ''] = /<select[^>]* name="country"[^>]*>(.*?)<\/select>/.exec(markup(language)) ?? [];
      return [...select.matchAll(/value="(\w\w)"/g)].map(([, code]) => code);
    };
    expect(options('en')).toEqual(['AT', 'DE', 'TR']);
    expect(options('nl')).toEqual(['DE', 'AT', 'TR']);
    expect(options('es')).toEqual(['DE', 'AT', 'TR']);
    expect(options('tr')).toEqual(['DE', 'AT', 'TR']);
  });

  it('links to the products where the page has a list of them', () => {
    expect(markup('en')).toContain('href="/aqua/products"');
  });

  it('reports that no exhibitor matches, and links to all of them', () => {
    const html = markup('en', { items: [], total: 0, pages: 1 });
    expect(html).toContain('No exhibitors match these filters.');
    expect(html).toContain('<a href="/aqua/exhibitors">');
  });
});
