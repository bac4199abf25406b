import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { createFeedReader } from '#adapters/feeds/rss.ts';
import { rssOf } from '#adapters/feeds/write-rss.ts';

const CHANNEL = {
  title: 'News & more',
  description: '',
  link: 'https://fair.example/news',
  self: 'https://fair.example/news/rss.xml',
  language: 'en',
} as const;
const read = (xml: string) =>
  createFeedReader(() => okAsync({ type: 'application/rss+xml', bytes: new TextEncoder().encode(xml) })).read(
    CHANNEL.self,
  );

/** Words on one line, with characters that need escaping in XML. */
const anyLine = fc
  .array(fc.constantFrom('Water', 'Söğüt', '&', '>', '"', '2 < 3', ']]>', '🌊'), { maxLength: 5 })
  .map((words) => words.join(' '));
const anyItem = fc.record({
  title: anyLine,
  description: anyLine,
  author: anyLine,
  pubDate: fc.constantFrom('', '2026-11-20T00:00:00.000Z'),
  link: fc.constant('https://fair.example/news/doors-open?a=1&b=2'),
});

describe('a feed we write', () => {
  it.prop([fc.array(anyItem, { maxLength: 6 })])('reads back unchanged', async (items) => {
    expect((await read(rssOf(CHANNEL, items)))._unsafeUnwrap()).toEqual(items);
  });

  it.prop([fc.string({ unit: 'binary' })])('is valid for any text', async (text) => {
    const item = { title: text, description: text, author: text, pubDate: '', link: CHANNEL.link };
    expect((await read(rssOf({ ...CHANNEL, title: text }, [item])))._unsafeUnwrap()).toHaveLength(1);
  });

  it.prop([
    fc.date({ min: new Date('2022-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
    fc.constantFrom(
      ...['Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York', 'America/Sao_Paulo', 'UTC'],
      ...['Europe/Amsterdam', 'Europe/Istanbul', 'Asia/Kolkata', 'Asia/Tokyo'],
      ...['Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Tongatapu'],
    ),
  ])('shows an item dated by a day alone on that day in every time zone', (date, timeZone) => {
    const day = date.toISOString().slice(0, 10);
    const item = { title: 'Doors open', description: '', author: '', pubDate: day, link: CHANNEL.link };
    const written = /<pubDate>(.*)<\/pubDate>/.exec(rssOf(CHANNEL, [item]))?.[1] ?? '';
    const shown = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
      new Date(written),
    );
    expect(shown).toBe(day);
  });

  it('names an item by its id, which stays when its link changes', () => {
    const item = { title: 'Doors open', description: '', author: '', pubDate: '', link: CHANNEL.link };
    const guidOf = (xml: string) => /<guid.*<\/guid>/.exec(xml)?.[0];
    const id = 'urn:uuid:0f8c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f';
    expect(guidOf(rssOf(CHANNEL, [{ ...item, id }]))).toBe(`<guid isPermaLink="false">${id}</guid>`);
    expect(guidOf(rssOf(CHANNEL, [item]))).toBe(`<guid>${CHANNEL.link}</guid>`);
  });
});
