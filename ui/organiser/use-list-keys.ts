import { type KeyPress, type ListAction, listActionOf } from '@fairdesk/core/organiser';
import { useEffect, useRef } from 'react';
import { DIALOG_SELECTOR } from '../shared/dialogs/dialog-selector.ts';

/** What a list does at each of its keys. `false` says that it did nothing: the key then does what the browser has for it. */
type ListActions = Partial<Record<ListAction, () => unknown>>;

/** The keys of a list, unless a dialog or a menu is open. */
export const useListKeys = (actions: ListActions): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(`${DIALOG_SELECTOR}, :popover-open`)) return;
      const action = listActionOf(pressOf(event));
      const act = action && latest.current[action];
      if (act && act() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** Where a list's search begins: what was typed before is selected, so that typing replaces it. */
export const focusSearch = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

const pressOf = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): KeyPress => {
  const element = target instanceof Element ? target : document.body;
  return {
    key,
    // Some keyboards need `Shift` for a character, such as `?`.
    isModified: ctrlKey || metaKey || altKey || (shiftKey && key.length > 1),
    isTyping: element.matches('input:not([type="checkbox"]), select, textarea'),
    isOnControl: element.closest('a, button') !== null,
  };
};
