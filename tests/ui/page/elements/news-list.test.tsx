// @vitest-environment jsdom
import type { NewsCard } from '@fairdesk/core/articles';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ArticlePageData, articleCardData } from '#ui/articles/article-card-data.ts';
import { NewsOverview } from '#ui/articles/news-overview.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

defineElements();
afterEach(() => vi.unstubAllGlobals());

const home = { path: '/news', href: '/aqua/news' };
const cardOf = (slug: string, tags: readonly string[] = []): NewsCard => ({
  title: `About ${slug}`,
  slug,
  date: '2026-11-20',
  tags,
});
const pageOf = (page: number, hasNext: boolean, ...cards: readonly NewsCard[]): ArticlePageData => ({
  page,
  tags: [],
  hasNext,
  cards: cards.map((card) => articleCardData(card, home, 'en')),
});

/** The first page as the server sends it, too short to fill the window. */
const open = (page = 1) => {
  document.body.innerHTML = renderToStaticMarkup(
    <NewsOverview
      block={{ kind: 'news-overview', uid: 'u', home, tag: '', matchesAll: false }}
      articles={{ ...pageOf(page, true, cardOf('a')), choices: [] }}
      address="/aqua/news"
      labels={labelsOf('en', messagesFor('en'))}
    />,
  );
};
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

describe('news-list', () => {
  it('loads pages until the last one, and renders cards like the server', async () => {
    const pages = [pageOf(2, true, cardOf('b', ['Water', 'İstanbul'])), pageOf(3, false, cardOf('c'))];
    const fetch = vi.fn(async (_address: string) => Response.json(pages.shift()));
    vi.stubGlobal('fetch', fetch);
    open();
    await waitFor(() => expect(titles()).toEqual(['About a', 'About b', 'About c']));
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/api/news?lang=en&at=%2Faqua%2Fnews&page=2',
      '/api/news?lang=en&at=%2Faqua%2Fnews&page=3',
    ]);
    expect(screen.getByRole('link', { name: 'About b' }).getAttribute('href')).toBe('/aqua/news/b');
    expect(screen.getByRole('link', { name: 'İstanbul' }).getAttribute('href')).toBe(
      '/aqua/news/tag/istanbul',
    );
    expect(screen.getByRole('status').textContent).toBe('More news was added to the list.');
    expect(document.querySelectorAll('time[datetime="2026-11-20"]')).toHaveLength(3);
  });

  it('never renders markup from a title', async () => {
    const bad = { ...cardOf('b'), title: '<img src=x onerror=alert(1)>' };
    vi.stubGlobal('fetch', async () => Response.json(pageOf(2, false, bad)));
    open();
    await waitFor(() => expect(titles()).toEqual(['About a', bad.title]));
    expect(document.querySelectorAll('img')).toHaveLength(0);
  });

  it('links to the next page while that does not come', async () => {
    const more = () => screen.queryByRole('link', { name: 'Show more news' });
    let send: (page: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (send = resolve)));
    open();
    await waitFor(() => expect(more()?.getAttribute('href')).toMatch(/\?page=2$/));
    send(Response.json(pageOf(2, false, cardOf('b'))));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await waitFor(() => expect(more()).toBeNull());
    expect(screen.queryByRole('navigation', { name: 'Pages of news' })).toBeNull();
  });

  it('keeps the link to more recent news', async () => {
    vi.stubGlobal('fetch', async () => Response.json(pageOf(3, false, cardOf('b'))));
    open(2);
    await waitFor(() => expect(titles()).toHaveLength(2));
    const links = screen
      .getByRole('navigation', { name: 'Pages of news' })
      .querySelectorAll('a:not([hidden])');
    expect([...links].map(({ textContent }) => textContent)).toEqual(['Show more recent news']);
  });

  it('links to the page that failed to load', async () => {
    const answers = [Response.json(pageOf(2, true, cardOf('b'))), new Response('', { status: 503 })];
    vi.stubGlobal('fetch', async () => answers.shift());
    open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    const more = await screen.findByRole('link', { name: 'Show more news' });
    expect(more.getAttribute('href')).toMatch(/\/aqua\/news\?page=3$/);
  });
});
