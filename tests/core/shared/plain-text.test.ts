import { plainText } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const words = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<>&]/g, ''));

describe('plainText', () => {
  it('separates words and decodes entities', () => {
    expect(plainText('<p>Order&nbsp;power</p><p>before <b>1&nbsp;May</b> &amp; &lt;16 A&gt;</p>')).toBe(
      'Order power before 1 May & <16 A>',
    );
    expect(plainText('&quot;Don&#39;t&quot; &amp;lt;')).toBe('"Don\'t" &lt;');
  });

  it.prop([fc.array(words)])('keeps every word and drops every tag', (paragraphs) => {
    const text = plainText(paragraphs.map((paragraph) => `<p class="x">${paragraph}</p>`).join(''));
    expect(text).toBe(paragraphs.join(' ').replace(/\s+/g, ' ').trim());
  });

  it('responds at once for a text full of brackets', () => {
    expect(plainText('<'.repeat(100_000))).toHaveLength(100_000);
  });
});
