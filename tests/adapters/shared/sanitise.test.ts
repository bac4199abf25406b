import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';

const pieces = fc.constantFrom(
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
  ],
  ...[
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<style>*{display:none}</style>',
    '<iframe src=//evil>',
    '<p style="position:fixed">',
  ],
  ...[
    '<a href="&#106;avascript:alert(1)">',
    '<b id=content name=x>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<',
    '>',
    '"',
    '&lt;script&gt;',
  ],
);
const html = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((all) => all.join(''));

describe('sanitise', () => {
  it.prop([html])('never returns markup that could execute, hide or cover the page', (dirty) => {
    const tags = sanitise(dirty).match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /^<\/?(script|style|iframe|svg|math|object|embed|form|input|noscript|template)/i,
      );
      expect(tag).not.toMatch(/\s(on\w+|style|id|name|class|srcdoc)\s*=/i);
      expect(tag.replaceAll(/[\s\p{Cc}]/gu, '')).not.toMatch(/(href|src)="?(javascript|data|vbscript):/i);
    }
  });

  it.prop([html])('always leaves clean markup unchanged', (dirty) => {
    expect(sanitise(sanitise(dirty))).toBe(sanitise(dirty));
  });

  it.prop([
    fc.array(fc.constantFrom('p', 'div', 'h1', 'h2', 'h6', 'section', 'article', 'pre', 'center'), {
      minLength: 2,
    }),
  ])('never joins words from separate lines', (tags) => {
    const lines = sanitise(tags.map((tag, place) => `<${tag}>w${place}</${tag}>`).join(''));
    expect(lines.match(/w\d+(?=<\/)/g)).toHaveLength(tags.length);
    expect(lines).not.toMatch(/<h[16]/);
  });

  const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code'];
  const BLOCKS = ['p', 'div', 'pre', 'h2', 'h3', 'h4', 'h5', 'blockquote'];

  it.prop([fc.constantFrom(...BLOCKS), fc.uniqueArray(fc.constantFrom(...INLINE))])(
    'leaves every block and every emphasis as it is, in any nesting',
    (block, marks) => {
      const text = marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, 'text');
      expect(sanitise(`<${block}>${text}</${block}>`)).toBe(`<${block}>${text}</${block}>`);
    },
  );

  it.each([
    'one<br />two<hr />',
    '<ul><li>a</li></ul><ol><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl>',
    '<figure><img src="/a.png" alt="a" width="1" height="2" loading="lazy" /><figcaption>a</figcaption></figure>',
    '<table><caption>a</caption><thead><tr><th scope="col" colspan="2" rowspan="1">b</th></tr></thead>' +
      '<tbody><tr><td colspan="2" rowspan="1">c</td></tr></tbody></table>',
    '<a href="/tasks" target="_self" rel="nofollow" title="All tasks">tasks</a>',
  ])('leaves %s as it is', (text) => {
    expect(sanitise(text)).toBe(text);
  });

  const anyRest = fc.stringMatching(/^[a-z0-9/.-]{0,12}$/);
  it.prop([fc.constantFrom('http://a', 'https://a', '/', '#', '?q=', 'a/', ''), anyRest])(
    'leaves links and pictures of the web and of the site where they lead',
    (start, rest) => {
      fc.pre(start + rest !== '' && !`${start}${rest}`.startsWith('//'));
      expect(sanitise(`<a href="${start}${rest}">x</a>`)).toBe(`<a href="${start}${rest}">x</a>`);
      expect(sanitise(`<img src="${start}${rest}" />`)).toBe(`<img src="${start}${rest}" />`);
    },
  );

  it.prop([fc.constantFrom('//', 'ftp://', 'file:///', 'blob:', 'data:', 'sms:', 'javascript:'), anyRest])(
    'never leads anywhere else, neither by a link nor for a picture',
    (start, rest) => {
      expect(sanitise(`<a href="${start}${rest}">x</a>`)).toBe('<a>x</a>');
      expect(sanitise(`<img src="${start}${rest}" alt="x" />`)).toBe('<img alt="x" />');
    },
  );

  it.prop([fc.constantFrom('mailto:', 'tel:'), anyRest])(
    'lets a link write or call, and loads no picture from there',
    (start, rest) => {
      expect(sanitise(`<a href="${start}${rest}">x</a>`)).toBe(`<a href="${start}${rest}">x</a>`);
      expect(sanitise(`<img src="${start}${rest}" alt="x" />`)).toBe('<img alt="x" />');
    },
  );

  example('reads the first 256 KB of a longer text', () => {
    expect(sanitise('a'.repeat(256 * 1024 + 1))).toHaveLength(256 * 1024);
  });

  example('keeps what texts are made of, and opens other windows safely', () => {
    const text = '<h2>When</h2><p>By <strong>12 January</strong>: <a href="/tasks">tasks</a></p>';
    expect(sanitise(text)).toBe(text);
    expect(sanitise('<a href="https://a.example" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });
});
