import type { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { markSelection, selectionIn } from './carry-selection.ts';
import { createTextEditor, type TextEditorOptions } from './create-text-editor.ts';
import { readText } from './read-text.ts';

/** Turns an element in which a text may be being written into its editor; the user writes on where they were. */
export const takeOverText = (
  box: HTMLElement,
  options: Omit<TextEditorOptions, 'element' | 'attributes'>,
): Editor => {
  const isFocused = document.activeElement === box;
  const marked = markSelection(box);
  box.replaceChildren();
  const editor = createTextEditor({ ...options, element: { mount: box } });
  if (!isFocused) return editor;
  const { view, state } = editor;
  const places = marked && selectionIn(editor.schema.nodeFromJSON(readText(marked)));
  view.dispatch(state.tr.setSelection(places ? between(state.doc, places) : Selection.atEnd(state.doc)));
  view.focus();
  return editor;
};

/** The marks may include a space at the end of a line that is not in the text. */
const between = (doc: Editor['state']['doc'], [start, end]: readonly [number, number]): Selection => {
  const resolve = (position: number) => doc.resolve(Math.min(position, doc.content.size));
  return TextSelection.between(resolve(start), resolve(end));
};
