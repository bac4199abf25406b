import { useEffect } from 'react';

/** Marks what takes the focus when the button that opened a dialog is gone. */
export const FOCUS_HEIR = { 'data-focus-heir': true, tabIndex: -1 } as const;

/** Gives the focus back, when a dialog closes, to what had it before; to the nearest heir when that is gone. */
export const useFocusReturn = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // After the page has been drawn without the dialog.
      requestAnimationFrame(() => {
        const stays = before instanceof HTMLElement && before.isConnected && before !== document.body;
        const heirs = document.querySelectorAll<HTMLElement>('[data-focus-heir]');
        if (document.activeElement === document.body || !document.activeElement?.isConnected)
          (stays ? before : heirs[heirs.length - 1])?.focus();
      });
    };
  }, []);
};
