import type { FeedItem } from '@fairdesk/core/feeds';

/** An RSS 2.0 feed of these items. @param within wraps or escapes a text for its element */
export const feedOf = (items: readonly FeedItem[], within: (text: string) => string = escaped): string =>
  rss(
    items
      .map(({ title, description, pubDate, author, link }) =>
        [
          '<item>',
          `<title>${within(title)}</title><description>${within(description)}</description>`,
          pubDate && `<pubDate>${new Date(pubDate).toUTCString()}</pubDate>`,
          `<author>${within(author)}</author><link>${escaped(link)}</link>`,
          '</item>',
        ].join(''),
      )
      .join('\n'),
  );

export const rss = (channel: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>News</title>${channel}</channel></rss>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An Atom feed of these items. */
export const atomOf = (items: readonly FeedItem[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>${items
    .map(({ title, description, pubDate, author, link }) =>
      [
        '<entry>',
        `<title type="html">${escaped(escaped(title))}</title><summary>${escaped(description)}</summary>`,
        pubDate && `<published>${pubDate}</published><updated>2000-01-01T00:00:00Z</updated>`,
        `<author><name>${escaped(author)}</name></author>`,
        link && `<link rel="self" href="https://other.example/"/><link href="${escaped(link)}"/>`,
        '</entry>',
      ].join(''),
    )
    .join('\n')}</feed>`;
