import type { FieldDescription } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contentDifference } from '#ui/organiser/pages/content-text.ts';

const LINE = { holds: 'line', names: ['Title'] } as const;
const HTML = { holds: 'html', names: ['Content'] } as const;
const CARDS = { holds: 'items', names: ['Items'], each: [LINE, HTML] } as const;
const PLAIN: readonly FieldDescription[] = [
  LINE,
  { holds: 'address', names: ['Link'] },
  { holds: 'json', names: ['OnlyShowWhen'] },
];

/** Texts with what tags and entities are made of. */
const anyText = fc
  .array(fc.constantFrom('Pumps', '<', '>', '<DN50>', '&', '&amp;', ' ', '\n', 'ß'), { maxLength: 8 })
  .map((parts) => parts.join(''));

const afterOf = (...difference: Parameters<typeof contentDifference>) =>
  contentDifference(...difference)
    .parts.filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('');

describe('contentDifference', () => {
  it.prop([anyText, anyText, fc.constantFrom(...PLAIN)])('has plain fields as typed', (was, is, field) => {
    expect(afterOf(was, is, field)).toBe(is);
    expect(contentDifference(was, is, field).isMarkupOnly).toBe(was === is);
  });

  it('has the words of rich text, and of a field that no description names', () => {
    const rich = '<p>Pumps <b>&amp; valves</b></p>';
    for (const field of [HTML, undefined]) {
      expect(afterOf('', rich, field)).toBe('Pumps & valves');
      expect(contentDifference('Pumps &amp; valves', rich, field).isMarkupOnly).toBe(true);
    }
  });

  it('has the fields of each item in their own way', () => {
    const items = [{ Title: 'Pumps <DN50>', Content: '<p>From <b>1</b> bar</p>', Other: '<i>Old</i>' }];
    expect(afterOf([], items, CARDS)).toBe('Pumps <DN50> · From 1 bar · Old');
  });

  it.prop([anyText])('has the texts of links and images as typed', (text) => {
    const link = { href: 'https://a.example', text: `A ${text}`, target: '' };
    const picture = { src: '/a.png', alt: `A ${text}` };
    expect(afterOf(undefined, link, { holds: 'link', names: ['Link'] })).toContain(`A ${text}`);
    expect(afterOf(undefined, picture, { holds: 'picture', names: ['Image'] })).toContain(`A ${text}`);
  });
});
