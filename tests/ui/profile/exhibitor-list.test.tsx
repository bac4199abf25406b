import type { FoundExhibitors } from '@fairdesk/core/profile';
import { LANGUAGES } from '@fairdesk/core/shared';
import { it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { ExhibitorList } from '#ui/profile/exhibitor-list.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

const company = { shortDescription: '', logoUrl: '', stands: ['8.B2'], halls: ['8'], categories: [] };
const found: FoundExhibitors = {
  ...{ search: '', letter: 'N', hall: '8', category: 'c-1', page: 1, pages: 2, total: 25 },
  items: [{ ...company, name: 'Noria Pumps', slug: 'noria-pumps' }],
  facets: {
    letters: ['A', 'N', '#'],
    halls: ['2', '8'],
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
      found={{ ...found, ...change }}
      address="/aqua/exhibitors"
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

  it.each(LANGUAGES)('keeps every other filter in each of its links in %s', (language) => {
    const html = markup(language);
    expect(html).toContain('href="/aqua/exhibitors?letter=A&hall=8&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?hall=8&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&category=c-1"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&hall=8"');
    expect(html).toContain('href="/aqua/exhibitors?letter=N&hall=8&category=c-1&page=2"');
    expect(html).toContain('name="letter" value="N"');
  });

  it('reports that no exhibitor matches, and links to all of them', () => {
    const html = markup('en', { items: [], total: 0, pages: 1 });
    expect(html).toContain('No exhibitors match these filters.');
    expect(html).toContain('<a href="/aqua/exhibitors">');
  });
});
