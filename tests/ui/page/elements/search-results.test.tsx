// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineElements } from '#ui/page/elements/index.ts';
import { SearchMatchList } from '#ui/search/search-match-list.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

defineElements();
afterEach(() => vi.unstubAllGlobals());

const SOURCE = '/api/search/en/get-search-result?limit=3';
const rowsOf = (names: string) =>
  [...names].map((name) => ({ id: name, name, description: '', url: `/${name}` }));

describe('search-results', () => {
  it('load each result once when the service sends some that are invalid', async () => {
    // Of three results a page, the second one of the first and of the second page are left out.
    const pages = ['df', 'g'].map((names, place) => ({
      widgets: [{ content: rowsOf(names), total_item: 7, limit: 3, offset: 3 + 3 * place }],
    }));
    const fetch = vi.fn(async (_address: string) => Response.json(pages.shift()));
    vi.stubGlobal('fetch', fetch);
    document.documentElement.lang = 'en';
    document.body.innerHTML = renderToStaticMarkup(
      <SearchMatchList
        data={{ address: '/aqua/search', text: 'pump', page: 1, facets: [], outcome: 'no-text' }}
        matches={{
          results: rowsOf('ac').map(({ name, ...row }) => ({ ...row, title: name })),
          ...{ counts: [], total: 7, offset: 0, limit: 3, isPartial: false, source: SOURCE },
        }}
        labels={labelsOf('en', messagesFor('en'))}
      />,
    );
    const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual([...'acdfg']));
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `${SOURCE}&offset=3`,
      `${SOURCE}&offset=6`,
    ]);
    expect(screen.getByText('7 of 7 results are shown.')).toBeDefined();
  });
});
