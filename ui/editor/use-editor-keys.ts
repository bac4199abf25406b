import { useCallback } from 'react';
import { elementOf } from './canvas/boxes.ts';
import type { PageStore } from './page-store.ts';
import type { useBlockActions } from './use-block-actions.ts';

const IN_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The keys of the editor, in its own document and in the drawing; a text that is being typed keeps its own. */
export const useEditorKeys = (page: PageStore, actions: ReturnType<typeof useBlockActions>) =>
  useCallback(
    (event: KeyboardEvent) => {
      const target = elementOf(event.target);
      if (event.defaultPrevented || target?.closest(IN_TEXT)) return;
      // A dialog or a menu on top has keys of its own.
      if (target?.closest('[role="dialog"], [popover]')) return;
      const run = commandOf(event, page, actions);
      if (run === undefined) return;
      event.preventDefault();
      run();
    },
    [page, actions],
  );

const commandOf = (
  event: KeyboardEvent,
  page: PageStore,
  actions: ReturnType<typeof useBlockActions>,
): (() => void) | undefined => {
  const name = nameOf(event);
  const history = { 'mod+z': page.undo, 'mod+shift+z': page.redo, 'mod+y': page.redo }[name];
  const { selected } = page;
  if (history || selected === undefined) return history;
  return {
    'mod+d': () => actions.duplicate(selected),
    'alt+arrowup': () => actions.step(selected, 'up'),
    'alt+arrowdown': () => actions.step(selected, 'down'),
    delete: () => actions.remove(selected),
    backspace: () => actions.remove(selected),
    escape: () => page.select(undefined),
  }[name];
};

/** `mod` is the command key of the system. */
const nameOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && 'shift', key.toLowerCase()]
    .filter(Boolean)
    .join('+');
