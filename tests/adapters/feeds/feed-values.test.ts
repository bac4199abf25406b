// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { textOf, valueIn } from '#adapters/feeds/feed-values.ts';
import { escaped } from '#tests/support/models/feed-document.ts';

/** What a browser's parser reads, without the elements that it does not show. */
const browserText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, title, object, video'))
    hidden.remove();
  return body.textContent;
};

const read = (html: string): string => textOf({ cdata: html });
const joined = (text: string): string => text.replaceAll(/\s+/g, '');

const anyText = fc.constantFrom(
  ...[
    'Water',
    '2 < 3',
    ' & ',
    '>',
    '"',
    'a<1',
    '&amp;',
    '&lt;b&gt;',
    '&copy',
    '&hellip;',
    '&Eacute;',
    '&notin;',
  ],
  ...['&#233;', '&#x80;', '&#x1F30A;', '&#1234567890;', '&unknown;', '&#xd800;', '\u00a0', '\n', '🌊', ']]>'],
);
const anyPiece = fc.oneof(
  anyText,
  fc.constantFrom(
    ...[
      '<br>',
      '<img src="x" alt="1 > 2">',
      '<!-- a <b> comment -->',
      '<input value="<p>">',
      '</i>',
      '<?xml ?>',
    ],
    ...['<script>if (a < b) alert("</p>")</script>', '<style>p > a {}</style>', '<video>No video</video>'],
  ),
);
const { html: anyHtml } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: 'small' }, anyPiece, tie('element')), { maxLength: 5 })
    .map((pieces) => pieces.join('')),
  element: fc
    .tuple(fc.constantFrom('div', 'ul', 'blockquote', 'section', 'b', 'span', 'EM', 'x-y'), tie('html'))
    .map(([name, inner]) => `<${name} class='a>b'>${inner}</${name}>`),
}));

describe('the text of a feed', () => {
  it.prop([anyHtml])('is what a browser reads', (html) => {
    expect(joined(read(html))).toBe(joined(browserText(html)));
  });

  it.prop([anyHtml])('reads the same when it is written as HTML text', (html) => {
    const text = read(html);
    expect(read(escaped(text))).toBe(text);
    expect(textOf(escaped(escaped(text)))).toBe(text);
  });

  it.prop([fc.string({ unit: 'binary' })])('is one line, of at most 4000 characters', (text) => {
    for (const written of [read(text), textOf(text.repeat(500))]) {
      expect(written).not.toMatch(/[\p{Cc}]|^\s|\s$|\s\s/u);
      expect(written.length).toBeLessThanOrEqual(4000);
    }
  });

  example('has a space between blocks and none within a word', () => {
    expect(read('<p>One</p><p>t<b>w</b>o<br>three</p>')).toBe('One two three');
  });

  example('leaves out what is cut off', () => {
    expect(read('Water <script>alert(1)')).toBe('Water');
    expect(read('Water <a href="/news')).toBe('Water');
    expect(read('Water <!-- rises')).toBe('Water');
  });
});

describe('a value of a feed', () => {
  example('is no HTML, and may be escaped twice', () => {
    expect(valueIn('https://news.example/?a=1&amp;copy=2')).toBe('https://news.example/?a=1&copy=2');
    expect(valueIn({ cdata: ' https://news.example/?a=1&amp;copy=2 ' })).toBe(
      'https://news.example/?a=1&copy=2',
    );
  });
});
