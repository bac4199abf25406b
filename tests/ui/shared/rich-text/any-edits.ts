import { fc } from '@fast-check/vitest';
import type { Editor } from '@tiptap/core';

type Edit = (editor: Editor) => void;
const edits: Readonly<Record<string, Edit>> = {
  type: (editor) => editor.commands.insertContent('typed & more'),
  bold: (editor) => editor.commands.toggleMark('strong'),
  heading: (editor) => editor.commands.toggleNode('heading', 'paragraph', { level: 3 }),
  list: (editor) => editor.commands.toggleList('bulletList', 'listItem'),
  delete: (editor) => editor.commands.deleteSelection(),
  all: (editor) => editor.commands.selectAll(),
};
/** Edits of a text at any places, by name. */
export const anyEdits = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(edits)), from: fc.nat(60), size: fc.nat(20) }),
  { maxLength: 6 },
);
export type Edits = typeof anyEdits extends fc.Arbitrary<infer Value> ? Value : never;

/** Selects each place and does its edit there. */
export const edit = (editor: Editor, all: Edits) => {
  for (const { name, from, size } of all) {
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(from + size, end) });
    edits[name]?.(editor);
  }
};
