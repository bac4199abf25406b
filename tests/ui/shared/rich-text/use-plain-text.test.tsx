import { isBlank } from '@fairdesk/core/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { usePlainText } from '#ui/shared/rich-text/use-plain-text.ts';

/** A text whose editor has not loaded. */
const opened = (stored: string) => {
  const changes: string[] = [];
  const composing: boolean[] = [];
  let replace: (html: string) => void = () => {};
  function Box() {
    const [box, setBox] = useState<HTMLElement | null>(null);
    const [value, setValue] = useState(stored);
    replace = setValue;
    const handlers = usePlainText({
      ...{ box, isOn: true, value },
      onChange: (html) => {
        changes.push(html);
        setValue(html);
      },
      onCompose: (isComposing) => composing.push(isComposing),
    });
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text
    return <div {...handlers} ref={setBox} role="textbox" contentEditable tabIndex={0} />;
  }
  render(<Box />);
  const box = screen.getByRole('textbox');
  const type = (html: string) => {
    box.innerHTML = html;
    fireEvent.input(box);
  };
  return { box, changes, composing, type, replace: (html: string) => replace(html) };
};

it('has the stored text, and reports what is typed', () => {
  const { box, changes, type } = opened('<p>Halls <b>1</b></p>');
  expect(box.innerHTML).toBe('<p>Halls <b>1</b></p>');
  expect(changes).toEqual([]);
  type('<p>Halls <b>12</b></p>');
  expect(changes).toEqual(['<p>Halls <b>12</b></p>']);
});

it('reports a text without words as empty, and keeps its lines', () => {
  const { box, changes, type } = opened('');
  type('<div><br></div>');
  expect(changes).toEqual(['']);
  expect(box.innerHTML).toBe('<div><br></div>');
});

it.each([' ', '\u00a0\u2003', '\u200b', '\u2060\ufeff', 'a\u200b'])(
  'reports a text that a required field takes for blank as empty: %j',
  (text) => {
    const { changes, type } = opened('');
    type(`<p>${text}</p>`);
    expect(changes).toEqual([isBlank(text) ? '' : `<p>${text}</p>`]);
  },
);

it('pastes words only, in the place of the selected ones', () => {
  const { box, changes } = opened('<p>Halls 1</p>');
  const words = box.firstChild?.firstChild ?? box;
  document.getSelection()?.setBaseAndExtent(words, 6, words, 7);
  fireEvent.paste(box, { clipboardData: { getData: () => '<img src=x> & 2' } });
  expect(changes).toEqual(['<p>Halls &lt;img src=x&gt; &amp; 2</p>']);
});

it('takes nothing that is dropped into it', () => {
  const { box, changes } = opened('<p>a</p>');
  expect(fireEvent.drop(box)).toBe(false);
  expect(changes).toEqual([]);
});

it('reports all that an input method composed before the editor may take it over', () => {
  const { box, changes, composing } = opened('');
  fireEvent.compositionStart(box);
  box.textContent = '会場';
  fireEvent.compositionEnd(box);
  expect(changes).toEqual(['会場']);
  expect(composing).toEqual([true, false]);
});
