import { fc, it } from '@fast-check/vitest';
import { afterEach, beforeAll, describe, it as example, expect } from 'vitest';
import { readText } from '#ui/shared/rich-text/read-text.ts';
import { takeOverText } from '#ui/shared/rich-text/take-over-text.ts';
import { LAYOUT } from './open-field.tsx';

/** What a browser makes of typing without an editor. */
const LINES = [
  ...['<p>Halls <b>1</b> and 2</p>', '<div>open</div>', '<div><br></div>', '<h2>Hours</h2>'],
  ...['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '<p>a<br>b</p>', '<p>spaces&nbsp;</p>', 'bare'],
  ...['<table><tbody><tr><td>Hall</td></tr></tbody></table>', '<p><img src="/a.png" alt="A">d</p>'],
];
const anyText = fc.array(fc.constantFrom(...LINES), { maxLength: 5 }).map((lines) => lines.join(''));

beforeAll(() => {
  Object.assign(Range.prototype, LAYOUT);
});

afterEach(() => {
  document.body.replaceChildren();
});

const boxWith = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.contentEditable = 'true';
  box.tabIndex = 0;
  box.innerHTML = html;
  document.body.replaceChildren(box);
  return box;
};

const takenOver = (box: HTMLElement) => {
  const changes: string[] = [];
  const editor = takeOverText(box, {
    ...{ html: box.innerHTML, describe: () => '', openLink: () => {}, focusToolbar: () => {} },
    onChange: (html) => changes.push(html),
  });
  return { editor, changes };
};

/** Every place where a caret can be within words, and in empty lines. */
const placesIn = (box: HTMLElement): readonly (readonly [Node, number])[] => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const places: [Node, number][] = [...box.querySelectorAll('div')]
    .filter((line) => line.textContent === '')
    .map((line) => [line, 0]);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.parentElement?.closest('table')) continue;
    for (let offset = 0; offset <= (text.nodeValue ?? '').length; offset++) places.push([text, offset]);
  }
  return places;
};

describe('a text that was begun without its editor', () => {
  it.prop([anyText, fc.nat()])('goes on where the caret was', (html, seed) => {
    const box = boxWith(html);
    const places = placesIn(box);
    const [node, offset] = places[seed % places.length] ?? [box, 0];
    box.focus();
    document.getSelection()?.collapse(node, offset);
    if (node === box) return;
    const typed = box.cloneNode(false) as HTMLElement;
    const range = document.createRange();
    range.setStart(node, offset);
    const mark = document.createTextNode('X');
    range.insertNode(mark);
    typed.innerHTML = box.innerHTML;
    mark.remove();
    box.normalize();
    document.getSelection()?.collapse(node, offset);
    const { editor, changes } = takenOver(box);
    expect(document.activeElement).toBe(box);
    expect(changes).toEqual([]);
    editor.commands.insertContent('X');
    const { doc, schema } = editor.state;
    const linesOf = (text: typeof doc) => text.textBetween(0, text.content.size, '\n', '\n');
    expect(linesOf(doc)).toBe(linesOf(schema.nodeFromJSON(readText(typed.innerHTML))));
    editor.destroy();
  });

  example('keeps what is selected', () => {
    const box = boxWith('<p>Halls 1</p><p>and 2</p>');
    box.focus();
    const [first, last] = box.children;
    document.getSelection()?.setBaseAndExtent(first?.firstChild ?? box, 2, last?.firstChild ?? box, 3);
    const { editor } = takenOver(box);
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to, '|')).toBe('lls 1|and');
  });

  example('goes on at its end when the caret was in a table', () => {
    const box = boxWith('<p>a</p><table><tbody><tr><td>Hall</td></tr></tbody></table><p>b</p>');
    box.focus();
    document.getSelection()?.collapse(box.querySelector('td')?.firstChild ?? box, 2);
    const { editor, changes } = takenOver(box);
    editor.commands.insertContent('X');
    expect(changes.at(-1)).toBe('<p>a</p><table><tbody><tr><td>Hall</td></tr></tbody></table><p>bX</p>');
  });

  example('takes no focus that it did not have', () => {
    const box = boxWith('<p>a</p>');
    takenOver(box);
    expect(document.activeElement).toBe(document.body);
  });
});
