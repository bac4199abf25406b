import { readdirSync, readFileSync } from 'node:fs';
import { it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { cleanMarkup } from '#ui/shared/rich-text/clean-markup.ts';
import { createTextEditor } from '#ui/shared/rich-text/create-text-editor.ts';
import { writeText } from '#ui/shared/rich-text/write-text.ts';
import { anyMarkup } from './any-markup.ts';
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

describe('a text', () => {
  it.prop([anyMarkup])('returns from the editor as it was', (html) => {
    const stored = sanitise(html);
    expect(textForm(sanitise(throughEditor(stored)))).toEqual(textForm(stored));
  });

  it.prop([anyMarkup])('is the same after a second time', (html) => {
    const once = throughEditor(sanitise(html));
    expect(throughEditor(once)).toBe(once);
  });

  it.prop([anyMarkup])('loses nothing of sanitised markup when cleaned in the browser', (html) => {
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
