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

  example('keeps what texts are made of, and opens other windows safely', () => {
    const text = '<h2>When</h2><p>By <strong>12 January</strong>: <a href="/tasks">tasks</a></p>';
    expect(sanitise(text)).toBe(text);
    expect(sanitise('<a href="https://a.example" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });
});
