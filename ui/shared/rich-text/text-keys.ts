import {
  type Editor,
  Extension,
  type InputRule,
  type KeyboardShortcutCommand,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { moveBlock } from './move-block.ts';
import { HEADING_LEVELS } from './text-schema.ts';

/** What keys do outside the text. */
export interface KeyActions {
  readonly openLink: () => void;
  readonly focusToolbar: () => void;
}

/** The keys of the text, its history, and the shortcuts of those who type: `## ` starts a heading. */
export const textKeys = ({ openLink, focusToolbar }: KeyActions) =>
  Extension.create({
    name: 'keys',
    addProseMirrorPlugins: () => [history()],
    addKeyboardShortcuts: () => ({
      'Mod-z': ({ editor }) => undoText(editor),
      'Mod-y': ({ editor }) => redoText(editor),
      'Shift-Mod-z': ({ editor }) => redoText(editor),
      'Mod-b': toggles('strong'),
      'Mod-i': toggles('emphasis'),
      'Mod-u': toggles('underline'),
      'Mod-Shift-s': toggles('strike'),
      'Mod-,': toggles('subscript'),
      'Mod-.': toggles('superscript'),
      'Mod-k': does(openLink),
      'Alt-F10': does(focusToolbar),
      'Mod-Alt-0': ({ editor }) => editor.commands.setNode('paragraph'),
      ...Object.fromEntries(HEADING_LEVELS.map((level) => [`Mod-Alt-${level}`, togglesHeading(level)])),
      'Mod-Shift-7': ({ editor }) => editor.commands.toggleList('orderedList', 'listItem'),
      'Mod-Shift-8': ({ editor }) => editor.commands.toggleList('bulletList', 'listItem'),
      'Mod-Shift-9': ({ editor }) => editor.commands.toggleWrap('blockquote'),
      'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
      'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
      'Alt-ArrowUp': ({ editor }) => editor.commands.command(moveBlock('up')),
      'Alt-ArrowDown': ({ editor }) => editor.commands.command(moveBlock('down')),
      Enter: ({ editor }) => editor.commands.splitListItem('listItem'),
      'Shift-Enter': ({ editor }) => editor.commands.insertContent({ type: 'hardBreak' }),
    }),
    addInputRules() {
      const { nodes } = this.editor.schema;
      return [
        ...rule(nodes.bulletList, (type) => wrappingInputRule({ find: /^\s*[-*]\s$/, type })),
        ...rule(nodes.orderedList, (type) => wrappingInputRule({ find: /^1\.\s$/, type })),
        ...rule(nodes.blockquote, (type) => wrappingInputRule({ find: /^>\s$/, type })),
        ...rule(nodes.heading, (type) =>
          textblockTypeInputRule({
            find: /^(#{2,5})\s$/,
            type,
            getAttributes: ([, signs]) => ({ level: signs?.length ?? 2 }),
          }),
        ),
      ];
    },
  });

export const undoText = (editor: Editor): boolean => undo(editor.state, editor.view.dispatch);

export const redoText = (editor: Editor): boolean => redo(editor.state, editor.view.dispatch);

const rule = <Type>(type: Type | undefined, make: (type: Type) => InputRule): InputRule[] =>
  type === undefined ? [] : [make(type)];

const toggles =
  (mark: string): KeyboardShortcutCommand =>
  ({ editor }) =>
    editor.commands.toggleMark(mark);

const togglesHeading =
  (level: number): KeyboardShortcutCommand =>
  ({ editor }) =>
    editor.commands.toggleNode('heading', 'paragraph', { level });

const does = (action: () => void) => (): boolean => {
  action();
  return true;
};
