import { Editor } from '@tiptap/core';
import { pastedMarkup } from './pasted-markup.ts';
import { readText } from './read-text.ts';
import { type KeyActions, textKeys } from './text-keys.ts';
import { type DescribeElement, textSchema } from './text-schema.ts';
import { writeText } from './write-text.ts';

interface Options extends KeyActions {
  /** Holds the text, or becomes it with `mount`; without it the editor has no view. */
  readonly element: HTMLElement | { readonly mount: HTMLElement } | null;
  readonly html: string;
  readonly describe: DescribeElement;
  readonly onChange: (html: string) => void;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An editor of a stored text. */
export const createTextEditor = ({
  element,
  html,
  describe,
  onChange,
  attributes,
  ...keys
}: Options): Editor =>
  new Editor({
    element,
    content: readText(html),
    // Its styles would need an exception in the security policy; ours are in the style sheet.
    injectCSS: false,
    extensions: [...textSchema(describe), textKeys(keys)],
    editorProps: {
      ...(attributes && { attributes: { ...attributes } }),
      transformPastedHTML: pastedMarkup,
    },
    onUpdate: ({ editor }) => onChange(writeText(editor.state.doc)),
  });

/** Replaces the text by another one, such as an earlier version; the same text changes nothing. */
export const replaceText = (editor: Editor, html: string): void => {
  const next = editor.schema.nodeFromJSON(readText(html));
  if (writeText(next) === writeText(editor.state.doc)) return;
  editor.commands.setContent(next.toJSON(), { emitUpdate: false });
};
