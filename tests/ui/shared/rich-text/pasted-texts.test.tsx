import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { pastedMarkup } from '#ui/shared/rich-text/pasted-markup.ts';

/** A list as its items with the lists in them. */
interface List {
  readonly isNumbered: boolean;
  readonly items: readonly { readonly text: string; readonly list: List | undefined }[];
}

const { list: anyList } = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record({
    isNumbered: fc.boolean(),
    items: fc.array(
      fc.record({
        text: fc.constantFrom('Pump', 'B. of two', 'o', '1.', 'Two words'),
        list: fc.option(tie('list'), { nil: undefined, depthSize: 'small', maxDepth: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
}));

const MARKERS = ['1.', 'a)', 'iv.', '(2)', '1.1.'];
const BULLETS = ['·', 'o', '§', '-', '•'];

/** As Word writes a list: paragraphs whose markers are text. */
const inWord = ({ isNumbered, items }: List, level = 1): string =>
  items
    .map(({ text, list }, place) => {
      const marker = (isNumbered ? MARKERS : BULLETS)[(place + level) % 5];
      const spaces = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>`;
      const sign = `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}${spaces}</span></span>`;
      const style = `margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1`;
      // It breaks lines within tags, too.
      return `<p class=MsoListParagraphCxSpMiddle\nstyle='${style}'><![if\n!supportLists]>${sign}<![endif]>${text}<o:p></o:p></p>\n${list ? inWord(list, level + 1) : ''}`;
    })
    .join('');

const asMarkup = ({ isNumbered, items }: List): string => {
  const tag = isNumbered ? 'ol' : 'ul';
  const own = items.map(({ text, list }) => `<li>${text}${list ? asMarkup(list) : ''}</li>`);
  return `<${tag}>${own.join('')}</${tag}>`;
};

describe('what word processors put on the clipboard', () => {
  it.prop([anyList])('has the lists of the document, whatever their levels', (list) => {
    expect(pastedMarkup(`<p>a</p>${inWord(list)}<p>b</p>`).replaceAll('\n', '')).toBe(
      `<p>a</p>${asMarkup(list)}<p>b</p>`,
    );
  });

  it.prop([anyList, anyList])('has two lists where a paragraph stands between them', (one, two) => {
    expect(pastedMarkup(`${inWord(one)}<p>b</p>${inWord(two)}`).replaceAll('\n', '')).toBe(
      `${asMarkup(one)}<p>b</p>${asMarkup(two)}`,
    );
  });

  example.each([
    ["<p><b style='mso-bidi-font-weight:normal'>a<o:p></o:p></b></p>", '<p><b>a</b></p>'],
    ["<p><span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>a</span></p>", '<p>a</p>'],
    ["<p><i style='mso-bidi-font-style:normal'>a</i></p>", '<p><i>a</i></p>'],
    [
      "<p>a<!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=20 height=10 src='file:///C:/clip_image002.png' v:shapes='a'><![endif]></p>",
      '<p>a</p>',
    ],
    ['<p>a<img alt="b"></p>', '<p>a</p>'],
    ['<p>a<img src="data:image/png;base64,AAAA" alt="b"></p>', '<p>a</p>'],
    [
      '<p>a<img src="https://a.example/b.png" alt="b"></p>',
      '<p>a<img src="https://a.example/b.png" alt="b"></p>',
    ],
    [
      "<p style='mso-list:none'>a</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>b</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>c</p>",
      '<p>a</p><ul><li>b</li></ul><ol><li>c</li></ol>',
    ],
    [
      "<table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr><td width=10 style='mso-border-alt:solid'><p class=MsoNormal>a<o:p></o:p></p></td></tr></table>",
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
    ['<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>a</p>', '<p>a</p>'],
    ['<p>a</p><p></p>', '<p>a</p><p></p>'],
    ['<p><a href="file:///C:/plan.docx">a</a> <a href="/b?c#d">e</a></p>', '<p>a <a href="/b?c#d">e</a></p>'],
    // Google Docs puts a deeper list beside its item.
    ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ol><ul><li>a</li></ul></ol>', '<ol><li><ul><li>a</li></ul></li></ol>'],
  ])('reads %s as %s', (html, clean) => {
    expect(pastedMarkup(html).replaceAll('\n', '')).toBe(clean);
  });
});
