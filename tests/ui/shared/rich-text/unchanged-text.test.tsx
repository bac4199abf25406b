import { it } from '@fast-check/vitest';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { beforeAll, describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { createTextEditor, replaceText } from '#ui/shared/rich-text/create-text-editor.ts';
import { redoText, undoText } from '#ui/shared/rich-text/text-keys.ts';
import { anyEdits, edit } from './any-edits.ts';
import { anyMarkup } from './any-markup.ts';
import { LAYOUT } from './open-field.tsx';

const RUNS = { numRuns: 100 };
/** In milliseconds: each run opens an editor. */
const TIMEOUT = 120_000;

beforeAll(() => {
  Object.assign(Range.prototype, LAYOUT);
});

const opened = (html: string) => {
  const changes: string[] = [];
  const editor = createTextEditor({
    ...{ element: document.createElement('div'), html, describe: () => '' },
    ...{ openLink: () => {}, focusToolbar: () => {} },
    onChange: (changed) => changes.push(changed),
  });
  return { editor, changes };
};

describe('a stored text', () => {
  it.prop([anyMarkup], RUNS)(
    'is not changed by opening, selecting and leaving it',
    (html) => {
      const { editor, changes } = opened(sanitise(html));
      editor.commands.focus();
      editor.commands.selectAll();
      editor.commands.blur();
      editor.destroy();
      expect(changes).toEqual([]);
    },
    TIMEOUT,
  );

  it.prop([anyMarkup, anyEdits], RUNS)(
    'is reported to the letter when everything done to it is undone',
    (html, edits) => {
      const stored = sanitise(html);
      const { editor, changes } = opened(stored);
      edit(editor, edits);
      const last = changes.at(-1);
      while (undoDepth(editor.state) > 0) undoText(editor);
      if (last !== undefined) expect(changes.at(-1)).toBe(stored);
      while (redoDepth(editor.state) > 0) redoText(editor);
      expect(changes.at(-1)).toBe(last);
      editor.destroy();
    },
    TIMEOUT,
  );

  it.prop([anyMarkup, anyMarkup, anyEdits], RUNS)(
    'is reported to the letter also when it came in the place of another one',
    (html, other, edits) => {
      const stored = sanitise(html);
      const { editor, changes } = opened(sanitise(other));
      replaceText(editor, stored);
      expect(changes).toEqual([]);
      const before = editor.state.doc;
      edit(editor, edits);
      while (undoDepth(editor.state) > 0 && !editor.state.doc.eq(before)) undoText(editor);
      if (changes.length > 0) expect(changes.at(-1)).toBe(stored);
      editor.destroy();
    },
    TIMEOUT,
  );

  example('without words or images is reported as empty', () => {
    const { editor, changes } = opened('');
    editor.commands.toggleNode('heading', 'paragraph', { level: 2 });
    editor.commands.insertContent('  ');
    editor.commands.toggleList('bulletList', 'listItem');
    expect(new Set(changes)).toEqual(new Set(['']));
    editor.commands.insertContent({ type: 'horizontalRule' });
    expect(changes.at(-1)).toContain('<hr />');
  });
});
