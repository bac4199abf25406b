import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { pastedMarkup } from './pasted-markup.ts';
import { readText } from './read-text.ts';
import { type KeyActions, textKeys } from './text-keys.ts';
import { type DescribeElement, textSchema } from './text-schema.ts';
import { hasContent, writeText } from './write-text.ts';

export interface TextEditorOptions extends KeyActions {
  /** Holds the text, or becomes it with `mount`; without it the editor has no view. */
  readonly element: HTMLElement | { readonly mount: HTMLElement } | null;
  readonly html: string;
  readonly describe: DescribeElement;
  readonly onChange: (html: string) => void;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An editor of a stored text. It reports a text without content as empty, and an undone change as the stored text. */
export const createTextEditor = ({
  element,
  html,
  describe,
  onChange,
  attributes,
  ...keys
}: TextEditorOptions): Editor => {
  const editor = new Editor({
    element,
    content: readText(html),
    // Its styles would need an exception in the security policy; ours are in the style sheet.
    injectCSS: false,
    extensions: [...textSchema(describe), textKeys(keys)],
    editorProps: {
      ...(attributes && { attributes: { ...attributes } }),
      transformPastedHTML: pastedMarkup,
    },
    onUpdate: () => onChange(textOf(editor)),
  });
  sources.set(editor, [{ doc: editor.state.doc, html }]);
  return editor;
};

/** Replaces the text by another one, such as an earlier version; the same text changes nothing. */
export const replaceText = (editor: Editor, html: string): void => {
  const next = editor.schema.nodeFromJSON(readText(html));
  const isSame = writeText(next) === writeText(editor.state.doc);
  if (!isSame) {
    editor.commands.setContent(next.toJSON(), { emitUpdate: false });
    // The next change is a step of its own: undoing it must not undo the replacement too.
    editor.view.dispatch(closeHistory(editor.state.tr));
  }
  const others = sourcesOf(editor).filter((source) => source.html !== html);
  sources.set(editor, [{ doc: editor.state.doc, html }, ...others]);
};

/** A document as it was read, and the markup it was read from. */
interface Source {
  readonly doc: Node;
  readonly html: string;
}

const sources = new WeakMap<Editor, readonly Source[]>();

const sourcesOf = (editor: Editor): readonly Source[] => sources.get(editor) ?? [];

/** The markup of the text: as it was stored where nothing differs, since other markup can mean the same. */
const textOf = (editor: Editor): string => {
  const { doc } = editor.state;
  const source = sourcesOf(editor).find((each) => each.doc.eq(doc));
  if (source !== undefined) return source.html;
  return hasContent(doc) ? writeText(doc) : '';
};
