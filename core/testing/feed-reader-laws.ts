import fc from 'fast-check';
import type { FeedItem, FeedReader } from '../feeds/index.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** A feed reader under test. */
export interface FeedReaderSubject {
  readonly reader: FeedReader;
  /** Publishes a feed with these items and returns its address. */
  readonly publish: (items: readonly FeedItem[]) => Promise<string>;
  /** An address without a feed. */
  readonly nowhere: string;
}

/** The laws of a feed reader. */
export const feedReaderLaws = (make: () => Promise<FeedReaderSubject>, { test }: LawRunner): void => {
  test('reads every item as it was published, in the same order', async () => {
    const { reader, publish } = await make();
    await forAll(fc.array(anyFeedItem, { maxLength: 12 }), async (items) => {
      const address = await publish(items);
      demandSame(await succeed(reader.read(address), 'Reading a feed'), items, 'The items differ');
    });
  });

  test('returns only links to the web', async () => {
    const { reader, publish } = await make();
    const links = ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'file:///etc/passwd'];
    const address = await publish(links.map((link) => ({ ...PLAIN, link })));
    for (const { link } of await succeed(reader.read(address), 'Reading a feed'))
      demand(link === '' || /^https?:\/\//.test(link), `An item leads to "${link}"`);
  });

  test('fails at an address without a feed', async () => {
    const { reader, nowhere } = await make();
    await fail(reader.read(nowhere), 'Reading nothing');
  });
};

const PLAIN: FeedItem = { title: 'Doors open', description: '', pubDate: '', author: '', link: '' };

/** One line of text, with every character that is special in XML or HTML, but no tags or entities. */
const anyLine = fc
  .array(
    fc.constantFrom('Water', 'pumps', 'Söğüt', 'año', '‘quoted’', '&', '>', '"', "'", '2 < 3', ']]>', '🌊'),
    {
      maxLength: 6,
    },
  )
  .map((words) => words.join(' '));

/** An item that a feed can represent. */
const anyFeedItem: fc.Arbitrary<FeedItem> = fc.record({
  title: anyLine,
  description: anyLine,
  pubDate: fc
    .integer({ min: 0, max: 4_000_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  author: anyLine,
  link: fc.nat(999).map((number) => `https://news.example/articles?a=${number}&b=1`),
});
