import { useCallback } from 'react';
import { DIALOG_SELECTOR } from '../shared/dialogs/dialog-selector.ts';
import type { BlockDrag } from './canvas/block-drag.ts';
import { elementOf } from './canvas/element-of.ts';
import type { PageStore } from './page-store.ts';
import type { useBlockActions } from './use-block-actions.ts';

const IN_TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]:not([contenteditable="false"])';
/** Their own keys change them, but take nothing back. */
const IN_CHOICE = 'input, select';

/** The keys of the editor, in its own document and in the drawing; a text that is being typed keeps its own. */
export const useEditorKeys = (
  page: PageStore,
  actions: ReturnType<typeof useBlockActions>,
  drag: Pick<BlockDrag, 'isOn' | 'cancel'>,
) =>
  useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const run = drag.isOn ? dragCommandOf(event, drag) : runOf(event, page, actions);
      if (run === undefined) return;
      event.preventDefault();
      run();
    },
    [page, actions, drag],
  );

/** Every other key waits until the drag has ended. */
const dragCommandOf = ({ key }: KeyboardEvent, drag: Pick<BlockDrag, 'cancel'>) =>
  key === 'Escape' ? drag.cancel : undefined;

const runOf = (
  event: KeyboardEvent,
  page: PageStore,
  actions: ReturnType<typeof useBlockActions>,
): (() => void) | undefined => {
  const target = elementOf(event.target);
  // A dialog or a menu on top has keys of its own.
  if (target?.closest(`${IN_TEXT}, [popover]`) || document.querySelector(DIALOG_SELECTOR)) return undefined;
  const back = historyOf(event, page);
  return target?.closest(IN_CHOICE) ? back : (back ?? commandOf(event, page, actions));
};

const historyOf = (event: KeyboardEvent, page: PageStore): (() => void) | undefined =>
  ({ 'mod+z': page.undo, 'mod+shift+z': page.redo, 'mod+y': page.redo })[nameOf(event)];

const commandOf = (
  event: KeyboardEvent,
  page: PageStore,
  actions: ReturnType<typeof useBlockActions>,
): (() => void) | undefined => {
  const { selected } = page;
  const name = nameOf(event);
  if (name === 'mod+v') return actions.paste;
  // Selected words are copied as such.
  if (selected === undefined || (name === 'mod+c' && hasSelectedWords(event))) return undefined;
  return {
    'mod+c': () => actions.copy(selected),
    'mod+d': () => actions.duplicate(selected),
    'alt+arrowup': () => actions.step(selected, 'up'),
    'alt+arrowdown': () => actions.step(selected, 'down'),
    delete: () => actions.remove(selected),
    backspace: () => actions.remove(selected),
    escape: () => page.select(undefined),
  }[name];
};

const hasSelectedWords = ({ target }: KeyboardEvent): boolean =>
  elementOf(target)?.ownerDocument.getSelection()?.isCollapsed === false;

/** `mod` is the command key of the system. */
const nameOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && 'shift', key.toLowerCase()]
    .filter(Boolean)
    .join('+');
