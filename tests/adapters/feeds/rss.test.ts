import type { FeedItem } from '@fairdesk/core/feeds';
import type { Failure } from '@fairdesk/core/shared';
import { feedReaderLaws, type LawRunner, memoryFeedReader } from '@fairdesk/core/testing';
import { fc, it as properties } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedFeeds } from '#adapters/feeds/cached-feeds.ts';
import { createFeedReader } from '#adapters/feeds/rss.ts';
import { createSafeFetch, type SafeFetch } from '#adapters/shared/http/safe-fetch.ts';
import { atomOf, escaped, feedOf, rss } from '#tests/support/models/feed-document.ts';
import { serve } from '#tests/support/servers/serve.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const answering =
  (body: string | Uint8Array<ArrayBuffer>, type = 'application/rss+xml'): SafeFetch =>
  () =>
    okAsync({ type, bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body });
const ADDRESS = 'https://news.example/rss';
const read = (body: string | Uint8Array<ArrayBuffer>, type?: string) =>
  createFeedReader(answering(body, type)).read(ADDRESS);
const PLAIN: FeedItem = { title: 'Doors open', description: '', pubDate: '', author: '', link: '' };

describe('a feed reader in memory', () => {
  feedReaderLaws(async () => {
    const feeds: Record<string, readonly FeedItem[]> = {};
    const publish = async (items: readonly FeedItem[]): Promise<string> => {
      feeds[ADDRESS] = items;
      return ADDRESS;
    };
    return { reader: memoryFeedReader(feeds), publish, nowhere: 'https://nowhere.example' };
  }, runner);
});

describe.each([
  ['RSS', feedOf],
  ['Atom', atomOf],
])('a reader of %s over HTTP', (_format, formatOf) => {
  let published = '';
  let hits = 0;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(async ({ url }) => {
      hits += 1;
      return url.endsWith('/rss')
        ? new Response(published, { headers: { 'content-type': 'application/rss+xml' } })
        : new Response('Not here', { status: 404 });
    });
  });
  afterAll(() => server.close());

  feedReaderLaws(async () => {
    const { port } = new URL(server.url);
    const reader = createFeedReader(createSafeFetch({ scheme: 'http:', port, allows: () => true }));
    const publish = async (items: readonly FeedItem[]): Promise<string> => {
      published = formatOf(items);
      return `http://localhost:${port}/rss`;
    };
    return { reader, publish, nowhere: `http://localhost:${port}/nothing` };
  }, runner);

  it('never requests a host of our own network, in any notation', async () => {
    const { port } = new URL(server.url);
    const before = hits;
    const reader = createFeedReader(createSafeFetch());
    for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
      for (const scheme of ['http', 'https'])
        expect((await reader.read(`${scheme}://${host}:${port}/rss`)).isErr(), host).toBe(true);
    expect(hits).toBe(before);
  });
});

describe('feeds in the wild', () => {
  properties.prop([fc.constantFrom('b', 'script', 'img src=x onerror=1', '/p', '!--'), fc.boolean()])(
    'never comes through as markup, however it is wrapped',
    async (tag, isWhole) => {
      const text = `Water <${tag}> rises`;
      const wrapped = isWhole ? `<![CDATA[${text}]]>` : escaped(text);
      const [item] = (await read(rss(`<item><title>${wrapped}</title></item>`)))._unsafeUnwrap();
      expect(item?.title).toMatch(/^Water/);
      expect(item?.title).not.toContain('<');
    },
  );

  it('decodes entities and CDATA, reads all date formats, and finds items outside the channel', async () => {
    const item = `<item>
      <title>Caf&amp;#233; &#8216;Quay&#x2019; &amp;hellip;</title>
      <description><![CDATA[<p>Fish &amp; <b>ships</b></p><script>alert(1)</script>]]></description>
      <link><![CDATA[https://news.example/a?b=1&c=2]]></link>
      <dc:creator>Ada</dc:creator><dc:date>2026-11-20T09:00:00+01:00</dc:date>
    </item>`;
    const wanted = {
      title: 'Café ‘Quay’ …',
      description: 'Fish & ships',
      link: 'https://news.example/a?b=1&c=2',
      author: 'Ada',
      pubDate: '2026-11-20T09:00:00.000+01:00',
    };
    expect((await read(rss(item)))._unsafeUnwrap()).toEqual([wanted]);
    const older = `<rdf:RDF><channel><title>News</title></channel>${item}</rdf:RDF>`;
    expect((await read(older))._unsafeUnwrap()).toEqual([wanted]);
    expect((await read(rss('<item><pubDate>yesterday</pubDate></item>')))._unsafeUnwrap()[0]?.pubDate).toBe(
      '',
    );
  });

  it('reads Atom with HTML, XHTML, CDATA, relative links and several authors', async () => {
    const feed = (entry: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><link href="/"/>${entry}</feed>`;
    const [item] = (
      await read(
        feed(`<entry>
          <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Fish <b>ships</b></div></title>
          <content type="html"><![CDATA[<p>Fish &amp; <b>ships</b></p>]]></content>
          <updated>2026-11-20T09:00:00+01:00</updated>
          <author><name>Ada</name></author><author><name>Bob</name></author>
          <link rel="enclosure" href="/a.mp3"/><link rel="alternate" href="a?b=1&amp;c=2"/>
        </entry>`),
      )
    )._unsafeUnwrap();
    expect(item).toEqual({
      title: 'Fish ships',
      description: 'Fish & ships',
      pubDate: '2026-11-20T09:00:00.000+01:00',
      author: 'Ada',
      link: 'https://news.example/a?b=1&c=2',
    });
    const bare = (
      await read(feed('<entry><id>x</id><link href="javascript:alert(1)"/></entry>'))
    )._unsafeUnwrap();
    expect(bare).toEqual([{ ...PLAIN, title: '' }]);
    expect((await read('<feed xmlns="http://www.w3.org/2005/Atom"/>'))._unsafeUnwrap()).toEqual([]);
    expect((await read(feed('')))._unsafeUnwrap()).toEqual([]);
  });

  properties.prop([
    fc.constantFrom('/a?b=1&c=2', 'a', '../a', '?a=1', '//other.example/a', 'https://other.example/a'),
    fc.constantFrom('', 'https://paper.example/desk/', '/desk/', 'mailto:desk@paper.example'),
    fc.boolean(),
  ])('lead from the website of the feed, else from the feed itself', async (link, site, isOlder) => {
    const channel = `<title>News</title>${site && `<link>${site}</link>`}`;
    const items = `<item><title>Doors open</title><link>${escaped(link)}</link></item><item><title>None</title><link/></item>`;
    const feed = isOlder
      ? `<rdf:RDF><channel>${channel}</channel>${items}</rdf:RDF>`
      : `<rss version="2.0"><channel>${channel}${items}</channel></rss>`;
    const base = site.startsWith('mailto:') ? ADDRESS : new URL(site, ADDRESS).href;
    expect((await read(feed))._unsafeUnwrap().map((item) => item.link)).toEqual([
      new URL(link, base).href,
      '',
    ]);
  });

  it('keeps the links of a feed of this site, whose address is a path', async () => {
    const link = 'https://fair.example/news/doors-open';
    const feeds = [
      rss(`<link>https://fair.example/news</link><item><link>${link}</link></item>`),
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="${link}"/></entry></feed>`,
    ];
    for (const feed of feeds) {
      const [item] = (await createFeedReader(answering(feed)).read('/news/rss.xml'))._unsafeUnwrap();
      expect(item?.link).toBe(link);
    }
  });

  properties.prop([
    fc.constantFrom('item', 'entry'),
    fc.array(fc.constantFrom('good', '', 'text'), { maxLength: 6 }),
  ])('keep their good items beside empty ones', async (name, kinds) => {
    const elements = kinds.map((kind) =>
      kind === 'good'
        ? `<${name}><title>Doors open</title></${name}>`
        : kind === ''
          ? `<${name}/>`
          : `<${name}>${kind}</${name}>`,
    );
    const wanted = kinds.filter((kind) => kind === 'good').map(() => PLAIN);
    const items = elements.join('');
    const feed = name === 'item' ? rss(items) : `<feed xmlns="http://www.w3.org/2005/Atom">${items}</feed>`;
    expect((await read(feed))._unsafeUnwrap()).toEqual(wanted);
    if (name === 'item')
      expect((await read(`<rdf:RDF><channel/>${items}</rdf:RDF>`))._unsafeUnwrap()).toEqual(wanted);
  });

  it.each([
    ['Fri, 20 Nov 2026 00:00:00 +0100', '2026-11-20'],
    ['Fri, 20 Nov 2026 23:30:00 EST', '2026-11-20'],
    ['Fri, 20 Nov 2026 00:30:00 CET', '2026-11-20'],
    ['2026-11-20T00:30:00+03:00', '2026-11-20'],
  ])('keep the day of %s', async (date, day) => {
    const [item] = (await read(rss(`<item><pubDate>${date}</pubDate></item>`)))._unsafeUnwrap();
    expect(item?.pubDate.slice(0, 10)).toBe(day);
    expect(Number.isNaN(Date.parse(item?.pubDate ?? ''))).toBe(false);
  });

  it('decodes the declared character set', async () => {
    const bytes = new Uint8Array(
      Buffer.from(rss('<item><title>caf\xe9</title></item>').replace('utf-8', 'iso-8859-1'), 'latin1'),
    );
    expect((await read(bytes))._unsafeUnwrap()[0]?.title).toBe('café');
    expect((await read(feedOf([PLAIN]), 'text/xml; charset=nobody-knows'))._unsafeUnwrap()).toHaveLength(1);
  });

  it('accepts an empty feed, and at most a hundred items', async () => {
    expect((await read(rss('')))._unsafeUnwrap()).toEqual([]);
    expect((await read('<rss><channel/></rss>'))._unsafeUnwrap()).toEqual([]);
    expect((await read(feedOf(Array.from({ length: 150 }, () => PLAIN))))._unsafeUnwrap()).toHaveLength(100);
  });
});

describe('invalid feeds', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
    { length: 9 },
    (_, place) => `<!ENTITY ${'abcdefghij'[place + 1]} "${`&${'abcdefghij'[place]};`.repeat(10)}">`,
  ).join('')}]>`;

  it('expand no entities, neither nested nor external', async () => {
    const bombs = [
      `<?xml version="1.0"?>${laughs}${rss('<item><title>&j;</title></item>').replace(/<\?.*\?>/, '')}`,
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>`,
    ];
    for (const bomb of bombs) {
      const start = performance.now();
      const titles = (await read(bomb)).map((items) => items.map(({ title }) => title)).unwrapOr([]);
      expect(titles.join('').length).toBeLessThan(10);
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });

  it('are rejected when nested too deeply', async () => {
    const deep = rss(`<item>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</item>`);
    expect((await read(deep)).isErr()).toBe(true);
  });

  properties.prop([
    fc.oneof(fc.string(), fc.constantFrom('<html><body>Sign in</body></html>', '{}', '<rss')),
  ])('is refused, whatever it is', async (body) => {
    expect((await read(body)).isErr()).toBe(true);
  });
});

describe('cached feeds', () => {
  it('are fetched once in five minutes, and a minute after a failure', async () => {
    let now = 0;
    let requestCount = 0;
    let isUp = true;
    const reader = cachedFeeds(
      {
        read: () => {
          requestCount += 1;
          return isUp
            ? okAsync([PLAIN])
            : errAsync<never, Failure>({ kind: 'unavailable', request: `GET ${ADDRESS}` });
        },
      },
      () => new Date(now),
    );
    const askAt = async (seconds: number) => {
      now = seconds * 1000;
      await reader.read(ADDRESS);
      return requestCount;
    };
    expect([await askAt(0), await askAt(299)]).toEqual([1, 1]);
    isUp = false;
    expect([await askAt(300), await askAt(359), await askAt(360)]).toEqual([2, 2, 3]);
  });
});
