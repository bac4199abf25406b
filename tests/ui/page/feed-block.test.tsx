// @vitest-environment jsdom
import type { FeedItem } from '@fairdesk/core/feeds';
import { LANGUAGES } from '@fairdesk/core/shared';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import type { FeedsByBlock } from '#ui/page/fair-data.ts';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { plainData } from './render-page.tsx';

const ITEM: FeedItem = {
  title: 'The basin is filled',
  description: 'Two million litres',
  pubDate: '2026-11-20T09:00:00.000Z',
  author: 'Ada',
  link: 'https://news.example/basin',
};
const field = (value: unknown) => ({ value });
const rendering = {
  uid: 'feed',
  componentName: 'RssFeedList',
  fields: { Title: field('Elsewhere'), URL: field('https://news.example/rss'), Limit: field('3') },
};

const markupOf = async (
  feeds: FeedsByBlock,
  language: (typeof LANGUAGES)[number] = 'en',
  context?: object,
) => {
  const page = (await openLayout(layoutOf([rendering], context)))._unsafeUnwrap();
  const data = { ...plainData, language, texts: messagesFor(language), fair: { listAddress: '/', feeds } };
  return renderToReadableStream(<SiteLayout page={page} data={data} />);
};

const textOf = async (stream: ReadableStream) => {
  const rendered = new DOMParser().parseFromString(await new Response(stream).text(), 'text/html');
  return rendered.querySelector('main');
};

describe('a feed block', () => {
  it('renders title, date, description and author of each item, with its link', async () => {
    const main = await textOf(await markupOf({ feed: [ITEM] }));
    for (const text of ['Elsewhere', ITEM.title, '20 November 2026', ITEM.description, ITEM.author])
      expect(main?.textContent).toContain(text);
    expect(main?.querySelector('a')?.href).toBe(ITEM.link);
  });

  it('shows the day that the feed names, in the offset of the feed', async () => {
    for (const pubDate of ['2026-11-20T00:00:00.000+01:00', '2026-11-20T23:30:00.000-05:00']) {
      const main = await textOf(await markupOf({ feed: [{ ...ITEM, pubDate }] }));
      expect(main?.querySelector('time')?.dateTime).toBe('2026-11-20');
      expect(main?.textContent).toContain('20 November 2026');
    }
  });

  it('renders an item without an address as plain text', async () => {
    const main = await textOf(await markupOf({ feed: [{ ...ITEM, link: '' }] }));
    expect(main?.textContent).toContain(ITEM.title);
    expect(main?.querySelector('a')).toBeNull();
  });

  it('reports an empty or failed feed in the words of the specification', async () => {
    expect((await textOf(await markupOf({ feed: [] })))?.textContent).toContain('No items to display.');
    expect((await textOf(await markupOf({ feed: 'unavailable' })))?.textContent).toContain(
      'Error fetching data RSS feed.',
    );
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const text = (await textOf(await markupOf({ feed: 'unavailable' }, language)))?.textContent;
      expect(text).not.toContain('Error fetching');
      expect(text).toContain('RSS');
    }
  });

  it('displays a loading state until it is there', async () => {
    let hand: (items: readonly FeedItem[]) => void = () => undefined;
    const later = new Promise<readonly FeedItem[]>((resolve) => {
      hand = resolve;
    });
    const reader = (await markupOf({ feed: later })).getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(first).toContain('Loading...');
    expect(first).not.toContain(ITEM.title);
    hand([ITEM]);
    let rest = '';
    for (let next = await reader.read(); !next.done; next = await reader.read())
      rest += new TextDecoder().decode(next.value);
    expect(rest).toContain(ITEM.title);
  });

  it('shows the address of its feed to editors', async () => {
    const main = await textOf(await markupOf({}, 'en', { pageEditing: true, pageState: 'edit' }));
    expect(main?.textContent).toContain('https://news.example/rss');
  });
});
