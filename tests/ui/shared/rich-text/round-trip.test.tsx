import { readdirSync, readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { cleanMarkup } from '#ui/shared/rich-text/clean-markup.ts';
import { createTextEditor } from '#ui/shared/rich-text/create-text-editor.ts';
import { writeText } from '#ui/shared/rich-text/write-text.ts';
import { textForm } from './text-form.ts';

/** Opens a text in the editor and writes it again. */
const throughEditor = (html: string): string => {
  const editor = createTextEditor({
    element: null,
    html,
    describe: () => '',
    onChange: () => {},
    openLink: () => {},
    focusToolbar: () => {},
  });
  const { doc } = editor.state;
  doc.check();
  editor.destroy();
  return writeText(doc);
};

const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code'];
const BLOCKS = ['p', 'div', 'pre', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'];
const TABLES = ['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const ALONE = ['<br>', '<hr>', '<img src="/a.png" alt="A &amp; B">', '<img src="https://a.example/b.jpg">'];
const STARTS = [
  ...['<a href="/visit">', '<a href="https://a.example/?a=1&amp;b=2" target="_blank">', '<a>'],
  ...['<a href="mailto:a@b.example" title="Write &quot;us&quot;">', '<a href="tel:+311">'],
];

const texts = fc.oneof(
  fc.constantFrom(' ', '\n', '  ', 'a', 'b c', ' d ', '\u00a0', '&lt;i&gt;', '&amp;amp;', 'İ', '🙂'),
  fc.string({ maxLength: 6 }),
);

/** Elements in any nesting; the parser repairs what HTML does not allow. */
const markup = fc.letrec<{ some: string; one: string }>((tie) => ({
  some: fc.array(tie('one'), { maxLength: 4, depthIdentifier: 'markup' }).map((all) => all.join('')),
  one: fc.oneof(
    { depthIdentifier: 'markup', maxDepth: 6 },
    texts,
    fc.constantFrom(...ALONE),
    fc
      .tuple(fc.constantFrom(...INLINE, ...BLOCKS, ...TABLES), tie('some'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
    fc.tuple(fc.constantFrom(...STARTS), tie('some')).map(([start, inside]) => `${start}${inside}</a>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('some'), { maxLength: 3 }))
      .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h5'), fc.constantFrom(...INLINE), texts, texts)
      .map(([tag, mark, before, within]) => `<${tag}>${before}<${mark}>${within}</${mark}></${tag}>`),
  ),
})).some;

describe('a text', () => {
  it.prop([markup])('returns from the editor as it was', (html) => {
    const stored = sanitise(html);
    expect(textForm(sanitise(throughEditor(stored)))).toEqual(textForm(stored));
  });

  it.prop([markup])('is the same after a second time', (html) => {
    const once = throughEditor(sanitise(html));
    expect(throughEditor(once)).toBe(once);
  });

  it.prop([markup])('loses nothing of sanitised markup when cleaned in the browser', (html) => {
    const stored = sanitise(html);
    expect(textForm(cleanMarkup(stored).innerHTML)).toEqual(textForm(stored));
  });

  example.each([
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    '<ul><li><p>a</p></li></ul>',
    'Text without a paragraph',
    '<p>H<sub>2</sub>O, x<sup>2</sup>, <small>small print</small></p>',
    '<p>a</p><table><tbody><tr><th scope="row">Hall</th><td>1</td></tr></tbody></table><p>b</p>',
    '<div><p>a</p></div><dl><dt>a</dt><dd>b</dd></dl>',
    '<p><a href="/a" target="_blank" rel="noopener noreferrer"><strong>a</strong></a></p>',
    '<p>a<br />b</p><hr /><blockquote>c</blockquote>',
    '',
  ])('returns %s to the letter', (html) => {
    expect(throughEditor(html)).toBe(html);
  });
});

describe('the texts of the demo', () => {
  const folder = 'adapters/platform/demo';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const stored = files.flatMap((file) => markupIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))));

  example('all return from the editor to the letter', () => {
    expect(stored.length).toBeGreaterThan(300);
    for (const html of stored) expect(sanitise(throughEditor(sanitise(html)))).toBe(sanitise(html));
  });
});

function markupIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /<[a-z][^>]*>/i.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(markupIn) : [];
}
