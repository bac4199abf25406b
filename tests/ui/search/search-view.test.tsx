// @vitest-environment jsdom
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchView } from '#ui/page/blocks/search-block.tsx';
import type { SearchData } from '#ui/search/search-data.ts';
import { SearchFilters } from '#ui/search/search-filters.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const block = { kind: 'search', uid: 'a', scopeId: '' } as const;

const show = (
  outcome: SearchData['outcome'],
  state: 'normal' | 'edit',
  language: Language = 'en',
  text = 'oven',
) => {
  const labels = labelsOf(language, messagesFor(language));
  const search = { address: '/search', text, page: 1, facets: [], outcome };
  const page = {
    ...{ labels, state, fair: { listAddress: '', search } },
    ...{
      marks: false,
      canReact: false,
      event: undefined,
      contact: [],
      today: '2026-11-20',
      participationType: '',
      firstPicture: undefined,
      render: () => null,
    },
  };
  return render(<SearchView block={block} page={page} />).container;
};

it('hides the box from visitors until search is configured, and displays a notice to editors', () => {
  for (const gap of ['no-scope', 'no-source'] as const) {
    expect(show(gap, 'normal').querySelector('form')).toBeNull();
    expect(show(gap, 'edit').textContent).toContain('Visitors do not see the search box');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    cleanup();
  }
});

it('keeps the query in the box, whatever the outcome', () => {
  for (const outcome of [
    { retryAfterSeconds: 42 },
    'unavailable',
    { results: [], counts: [], total: 0, offset: 0, limit: 9, isPartial: false, source: '' },
  ] as const) {
    const view = within(show(outcome, 'normal'));
    expect(view.getByRole<HTMLInputElement>('searchbox').value).toBe('oven');
    expect(view.getByRole('status').textContent).not.toBe('');
    cleanup();
  }
});

it.each([
  ['en', 'Too many searches. Please try again in 42 seconds.'],
  ['nl', 'U hebt heel vaak gezocht. Probeer het over 42 seconden opnieuw.'],
  ['es', 'Ha buscado muchas veces. Inténtelo de nuevo dentro de 42 segundos.'],
  ['tr', 'Çok sık arama yaptınız. Lütfen 42 saniye sonra yeniden deneyin.'],
] as const)('names the real wait after too many searches: %s', (language, text) => {
  expect(within(show({ retryAfterSeconds: 42 }, 'normal', language)).getByRole('status').textContent).toBe(
    text,
  );
});

it.each(LANGUAGES)('says that results may be missing while the index is being built: %s', (language) => {
  const result = { id: '1', title: 'Oven', description: '', url: '/oven' };
  const text = labelsOf(language, messagesFor(language)).t('search-partial');
  for (const results of [[], [result]])
    for (const isPartial of [true, false]) {
      const found = {
        results,
        counts: [],
        total: results.length,
        offset: 0,
        limit: 9,
        isPartial,
        source: '',
      };
      expect(show(found, 'normal', language).textContent?.includes(text)).toBe(isPartial);
      cleanup();
    }
});

it.each(LANGUAGES)(
  'offers each facet value as a link that adds or removes it, and clears all: %s',
  (language) => {
    const labels = labelsOf(language, messagesFor(language));
    const values = (...ids: readonly string[]) => ids.map((id) => ({ id, text: id, count: 1200 }));
    const counts = [
      { name: 'type', label: 'Type', values: values('page', 'exhibitor', 'other kind') },
      { name: 'hall', label: 'Hall', values: values('8') },
      {
        name: 'category',
        label: '',
        values: [{ id: 'p', text: 'Pumps', language: 'en', count: 1 } as const],
      },
      { name: 'colour', label: 'Colour', values: values('red') },
      { name: 'tags', label: 'Tags', values: [] },
    ];
    const facets = [
      { name: 'type', values: ['page'] },
      { name: 'hall', values: [] },
      { name: 'category', values: [] },
      { name: 'tags', values: [] },
    ];
    const data = { address: '/search', text: 'a&b', page: 3, facets, outcome: 'no-text' } as const;
    const { container } = render(<SearchFilters data={data} counts={counts} labels={labels} />);
    const links = [...container.querySelectorAll('li a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    // A facet that the scope does not offer has no links, and neither has one without values.
    expect(links).toEqual([
      ['/search?q=a%26b', 'true'],
      ['/search?q=a%26b&facet=type%3Apage&facet=type%3Aexhibitor', null],
      ['/search?q=a%26b&facet=type%3Apage&facet=type%3Aother+kind', null],
      ['/search?q=a%26b&facet=type%3Apage&facet=hall%3A8', null],
      ['/search?q=a%26b&facet=type%3Apage&facet=category%3Ap', null],
    ]);
    expect([...container.querySelectorAll('[lang]')].map(({ textContent }) => textContent)).toEqual([
      'Pumps',
    ]);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(container.querySelector('nav > a')?.getAttribute('href')).toBe('/search?q=a%26b');
    expect(container.textContent).toContain('other kind');
    cleanup();
    const none = render(<SearchFilters data={{ ...data, facets: [] }} counts={counts} labels={labels} />);
    expect(none.container.textContent).toBe('');
  },
);

it.each(LANGUAGES)('gives a next step when nothing is found: %s', (language) => {
  const { t } = labelsOf(language, messagesFor(language));
  const found = { results: [], counts: [], total: 0, offset: 0, limit: 9, isPartial: false, source: '' };
  expect(show(found, 'normal', language).textContent).toContain(t('search-none-hint'));
  cleanup();
});

it.each(LANGUAGES)('names what a search needs when only signs were entered: %s', (language) => {
  const { t } = labelsOf(language, messagesFor(language));
  show('no-text', 'normal', language, '%');
  expect(screen.getByRole('status').textContent).toBe(
    `${t('search-none', { q: '%' })}${t('search-none-letters')}`,
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('%');
  cleanup();
  show('no-text', 'normal', language, '');
  expect(screen.getByRole('status').textContent).toBe(t('search-empty'));
  cleanup();
});
