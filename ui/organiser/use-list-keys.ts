import { type KeyPress, type ListAction, listActionOf } from '@fairdesk/core/organiser';
import { useEffect, useRef } from 'react';

/** Calls `act` for the keys of a list, unless a dialog or a menu is open. `act` returns whether it did something. */
export const useListKeys = (act: (action: ListAction) => boolean): void => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], :popover-open')) return;
      const action = listActionOf(pressOf(event));
      if (action !== undefined && latest.current(action)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
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
