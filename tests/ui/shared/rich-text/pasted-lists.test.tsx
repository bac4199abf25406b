// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { pastedMarkup } from '#ui/shared/rich-text/pasted-markup.ts';

interface Item {
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly text: string;
}

const anyItem = fc.record({
  deeper: fc.integer({ min: -2, max: 1 }),
  tag: fc.constantFrom('ul' as const, 'ol' as const),
});

/** Items of one list of Word: each at most one level below the one before it, the items of a level alike. */
const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 12 }).map((all) => {
  const tags: ('ul' | 'ol')[] = [];
  let level = 0;
  return all.map(({ deeper, tag }, index): Item => {
    level = Math.max(1, Math.min(level + deeper, tags.length + 1, 9));
    tags[level - 1] ??= tag;
    return { level, tag: tags[level - 1] ?? tag, text: `item ${index}` };
  });
});

/** As Word puts an item on the clipboard: its sign is in a comment of its own, and spaces follow it. */
const inWord = ({ level, tag, text }: Item): string => `<p class=MsoListParagraphCxSpMiddle
style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if
!supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${
  tag === 'ol' ? '2.' : 'o'
}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const itemsIn = (html: string): readonly Item[] => {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('li')].map((item): Item => {
    let level = 0;
    for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
      level += 1;
    const text = item.firstChild?.textContent ?? '';
    return { level, tag: item.parentElement?.localName === 'ol' ? 'ol' : 'ul', text };
  });
};

describe('a list from a word processor', () => {
  it.prop([anyItems])('has its items, levels and kinds, whatever they are', (items) => {
    expect(itemsIn(pastedMarkup(items.map(inWord).join('\n')))).toEqual(items);
  });

  it.prop([anyItems, anyItems])('ends at the next text', (before, after) => {
    const html = [...before.map(inWord), '<p class=MsoNormal>Between</p>', ...after.map(inWord)].join('\n');
    const clean = pastedMarkup(html);
    expect(itemsIn(clean)).toEqual([...before, ...after]);
    const between = clean.indexOf('<p>Between</p>');
    expect(itemsIn(clean.slice(0, between))).toEqual(before);
  });

  example.each([
    // Google Docs puts a deeper list beside its item.
    ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ol><ul><li>a</li></ul></ol>', '<ol><li><ul><li>a</li></ul></li></ol>'],
    ['<p>a</p><p>&nbsp;</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>a</p><p></p>', '<p>a</p><p></p>'],
    ['<p><span style="mso-bidi-font-weight:bold">a</span></p>', '<p>a</p>'],
    ['<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Plan"></p><p>a</p>', '<p>a</p>'],
    ['<p>a <img src="file:///C:/clip/image002.png"></p>', '<p>a </p>'],
    ['<p><a href="file:///C:/plan.docx">a</a> <a href="/b?c#d">e</a></p>', '<p>a <a href="/b?c#d">e</a></p>'],
  ])('reads %s as %s', (html, clean) => {
    expect(pastedMarkup(html)).toBe(clean);
  });
});
