import { fc } from '@fast-check/vitest';

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
export const anyMarkup = fc.letrec<{ some: string; one: string }>((tie) => ({
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
