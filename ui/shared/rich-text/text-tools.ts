import {
  type Icon,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconH4,
  IconH5,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSeparator,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTextDecrease,
  IconTrash,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { MessageKey } from '../texts/messages.ts';
import type { Params } from '../texts/translate.ts';
import { moveBlock } from './move-block.ts';
import { redoText, undoText } from './text-keys.ts';

/** A button of the toolbar. */
export interface TextTool {
  readonly icon: Icon;
  readonly name: MessageKey;
  readonly params?: Params;
  /** As the browser names keys: `Control+B`. */
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  /** Whether the selection has it; absent for a tool without a state. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canRun?: (editor: Editor) => boolean;
}

const mark = (icon: Icon, name: MessageKey, type: string, keys?: string): TextTool => ({
  icon,
  name,
  ...(keys && { keys }),
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
  isOn: (editor) => editor.isActive(type),
});

const heading = (icon: Icon, level: number): TextTool => ({
  icon,
  name: 'rich-heading',
  params: { level },
  keys: `Control+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const list = (icon: Icon, name: MessageKey, type: string, keys: string): TextTool => ({
  icon,
  name,
  keys,
  run: (editor) => editor.chain().focus().toggleList(type, 'listItem').run(),
  isOn: (editor) => editor.isActive(type),
});

const move = (icon: Icon, name: MessageKey, to: 'up' | 'down', keys: string): TextTool => ({
  icon,
  name,
  keys,
  run: (editor) => editor.chain().focus().command(moveBlock(to)).run(),
  canRun: (editor) => editor.can().command(moveBlock(to)),
});

/** The tools before the link. */
export const FIRST_TOOLS: readonly TextTool[] = [
  heading(IconH2, 2),
  heading(IconH3, 3),
  mark(IconBold, 'rich-strong', 'strong', 'Control+B'),
  mark(IconItalic, 'rich-emphasis', 'emphasis', 'Control+I'),
];

/** The tools after the link. */
export const LIST_TOOLS: readonly TextTool[] = [
  list(IconList, 'rich-bullets', 'bulletList', 'Control+Shift+8'),
  list(IconListNumbers, 'rich-numbers', 'orderedList', 'Control+Shift+7'),
  {
    icon: IconArrowBackUp,
    name: 'rich-undo',
    keys: 'Control+Z',
    run: (editor) => undoText(editor),
    canRun: (editor) => undoDepth(editor.state) > 0,
  },
  {
    icon: IconArrowForwardUp,
    name: 'rich-redo',
    keys: 'Control+Y',
    run: (editor) => redoText(editor),
    canRun: (editor) => redoDepth(editor.state) > 0,
  },
];

/** Less common tools. */
export const MORE_TOOLS: readonly TextTool[] = [
  heading(IconH4, 4),
  heading(IconH5, 5),
  {
    icon: IconBlockquote,
    name: 'rich-quote',
    keys: 'Control+Shift+9',
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  mark(IconUnderline, 'rich-underline', 'underline', 'Control+U'),
  mark(IconStrikethrough, 'rich-strike', 'strike', 'Control+Shift+S'),
  mark(IconSubscript, 'rich-subscript', 'subscript', 'Control+,'),
  mark(IconSuperscript, 'rich-superscript', 'superscript', 'Control+.'),
  mark(IconTextDecrease, 'rich-small', 'small'),
  {
    icon: IconIndentIncrease,
    name: 'rich-indent',
    keys: 'Control+]',
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    canRun: (editor) => editor.can().sinkListItem('listItem'),
  },
  {
    icon: IconIndentDecrease,
    name: 'rich-outdent',
    keys: 'Control+[',
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    canRun: (editor) => editor.can().liftListItem('listItem'),
  },
  {
    icon: IconSeparator,
    name: 'rich-rule',
    run: (editor) => editor.chain().focus().insertContent({ type: 'horizontalRule' }).run(),
  },
  {
    icon: IconClearFormatting,
    name: 'rich-clear',
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  move(IconArrowUp, 'rich-up', 'up', 'Alt+ArrowUp'),
  move(IconArrowDown, 'rich-down', 'down', 'Alt+ArrowDown'),
];

/** The tools of a kept element. */
export const KEPT_TOOLS: readonly TextTool[] = [
  move(IconArrowUp, 'rich-up', 'up', 'Alt+ArrowUp'),
  move(IconArrowDown, 'rich-down', 'down', 'Alt+ArrowDown'),
  {
    icon: IconTrash,
    name: 'rich-delete',
    keys: 'Delete',
    run: (editor) => editor.chain().focus().deleteSelection().run(),
  },
];

/** Whether a kept element is selected. */
export const isKept = (editor: Editor): boolean => editor.isActive('kept') || editor.isActive('keptInline');
