// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineElements } from '#ui/page/elements/index.ts';
import { SearchMatchList } from '#ui/search/search-match-list.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

defineElements();
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '');
});

const SOURCE = '/api/search/en/get-search-result?limit=3';
const rowsOf = (names: string) =>
  [...names].map((name) => ({ id: name, name, description: '', url: `/${name}` }));

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

/** Opens a page of results in English, and the pages that the service sends after it. */
const open = (place: { page: number; offset: number; total: number }, names: string, pages: object[]) => {
  const fetch = vi.fn(async (_address: string) => Response.json(pages.shift()));
  vi.stubGlobal('fetch', fetch);
  document.documentElement.lang = 'en';
  document.body.innerHTML = renderToStaticMarkup(
    <SearchMatchList
      data={{ address: '/aqua/search', text: 'pump', page: place.page, facets: [], outcome: 'no-text' }}
      matches={{
        results: rowsOf(names).map(({ name, ...row }) => ({ ...row, title: name })),
        ...{
          counts: [],
          total: place.total,
          offset: place.offset,
          limit: 3,
          isPartial: false,
          source: SOURCE,
        },
      }}
      labels={labelsOf('en', messagesFor('en'))}
    />,
  );
  return fetch;
};

const answer = (names: string, offset: number, total: number) => ({
  widgets: [{ content: rowsOf(names), total_item: total, limit: 3, offset }],
});

describe('search-results', () => {
  it('load each result once, and count them, when the service sends some that are invalid', async () => {
    // Of three results a page, the second one of the first and of the second page are left out.
    const fetch = open({ page: 1, offset: 0, total: 7 }, 'ac', [answer('df', 3, 7), answer('g', 6, 7)]);
    await waitFor(() => expect(titles()).toEqual([...'acdfg']));
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `${SOURCE}&offset=3`,
      `${SOURCE}&offset=6`,
    ]);
    expect(screen.getByText('5 of 7 results are shown.')).toBeDefined();
  });

  it('name the real wait after too many searches', async () => {
    const fetch = open({ page: 1, offset: 0, total: 7 }, 'abc', []);
    fetch.mockResolvedValue(new Response('{}', { status: 429, headers: { 'retry-after': '42' } }));
    expect(await screen.findByText('Too many searches. Please try again in 42 seconds.')).toBeDefined();
  });

  it('can be loaded again when the service has not responded in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort());
    const fetch = open({ page: 1, offset: 0, total: 4 }, 'abc', [answer('d', 3, 4)]);
    fetch.mockImplementationOnce(
      (async (_address: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          if (signal?.aborted) reject(signal.reason);
        })) as () => Promise<Response>,
    );
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    const more = document.querySelector<HTMLElement>('[data-more]') ?? expect.fail();
    await waitFor(() => {
      more.click();
      expect(titles()).toEqual([...'abcd']);
    });
  });

  it('are loaded as far as when the page was left, in one request, and scrolled there', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    history.replaceState({ list: { loaded: 9, top: 700 } }, '');
    const rest = { widgets: [{ content: rowsOf('defghi'), total_item: 9, limit: 6, offset: 3 }] };
    const fetch = open({ page: 1, offset: 0, total: 9 }, 'abc', [rest]);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledOnce());
    expect(titles()).toEqual([...'abcdefghi']);
    expect(fetch.mock.calls).toHaveLength(1);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/search/en/get-search-result?limit=6&offset=3');
    expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual({ list: { loaded: 9, top: 0 } });
  });

  it('count the results from the page that was opened', async () => {
    open({ page: 3, offset: 6, total: 11 }, 'ghi', [answer('jk', 9, 11)]);
    await waitFor(() => expect(titles()).toEqual([...'ghijk']));
    expect(screen.getByText('5 of 11 results are shown.')).toBeDefined();
  });
});
