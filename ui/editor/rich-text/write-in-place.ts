import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { createTextEditor } from '../../shared/rich-text/create-text-editor.ts';
import type { KeyActions } from '../../shared/rich-text/text-keys.ts';
import type { DescribeElement } from '../../shared/rich-text/text-schema.ts';

interface Options extends KeyActions {
  /** The rendered text, in the document of a frame. */
  readonly element: HTMLElement;
  readonly html: string;
  /** The name of the text for screen readers. */
  readonly label: string;
  /** Where the text begins to be written, in pixels of the frame; its end when absent. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
  readonly describe: DescribeElement;
  readonly onChange: (html: string) => void;
  readonly onEscape: () => void;
}

/** Moves the focus into a text, also from outside its frame. */
export const focusText = ({ view }: Editor): void => {
  view.dom.ownerDocument.defaultView?.focus();
  view.focus();
};

/** A rendered text that is being edited. */
interface WrittenText {
  readonly editor: Editor;
  readonly host: HTMLElement;
  /** Shows the text as it was rendered, or as it was changed. */
  readonly end: () => void;
}

/**
 * Turns a rendered text into an editor with the same look.
 *
 * A text that nothing was changed in is never written, and its drawing stays as it was.
 */
export const writeInPlace = ({
  element,
  html,
  label,
  point,
  onChange,
  onEscape,
  ...rest
}: Options): WrittenText => {
  const host = element.cloneNode(false) as HTMLElement;
  element.replaceWith(host);
  let isChanged = false;
  const editor = createTextEditor({
    ...rest,
    element: { mount: host },
    html,
    onChange: (changed) => {
      isChanged = true;
      onChange(changed);
    },
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
  });
  const keyed = (event: KeyboardEvent) => {
    // The keys of a text are not those of its block.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    onEscape();
  };
  host.addEventListener('keydown', keyed);
  const { view, state } = editor;
  const start = point && view.posAtCoords({ left: point.x, top: point.y })?.pos;
  const selection =
    start === undefined ? Selection.atEnd(state.doc) : Selection.near(state.doc.resolve(start));
  view.dispatch(state.tr.setSelection(selection));
  view.focus();
  const end = () => {
    host.removeEventListener('keydown', keyed);
    if (isChanged) element.replaceChildren(...[...host.childNodes].map((node) => node.cloneNode(true)));
    host.replaceWith(element);
    editor.destroy();
  };
  return { editor, host, end };
};
