import { useEffect } from 'react';

/** Marks an element as a fallback for the focus when the button that opened a dialog has disappeared. */
export const FOCUS_HEIR = { 'data-focus-heir': true, tabIndex: -1 } as const;

/**
 * Returns the focus to the previous element when a dialog closes, or to the nearest fallback if that has
 * disappeared.
 */
export const useFocusReturn = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // After the page has rendered without the dialog.
      requestAnimationFrame(() => {
        const stays = before instanceof HTMLElement && before.isConnected && before !== document.body;
        const heirs = document.querySelectorAll<HTMLElement>('[data-focus-heir]');
        if (document.activeElement === document.body || !document.activeElement?.isConnected)
          (stays ? before : heirs[heirs.length - 1])?.focus();
      });
    };
  }, []);
};
