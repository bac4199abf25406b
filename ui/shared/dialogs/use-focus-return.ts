import { useEffect } from 'react';

/** Marks an element as a fallback for the focus when the button that opened a dialog has disappeared. */
export const FOCUS_HEIR = { 'data-focus-heir': true, tabIndex: -1 } as const;

/** Finds these elements. */
export const FOCUS_HEIR_SELECTOR = '[data-focus-heir]';

/**
 * Returns the focus to the previous element when a dialog closes, or to a fallback if that has disappeared: the one of
 * its section, or else the last of the page.
 */
export const useFocusReturn = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    const near = before?.closest('section')?.querySelector(FOCUS_HEIR_SELECTOR);
    return () => {
      // After the page has rendered without the dialog.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
        const last = [...document.querySelectorAll(FOCUS_HEIR_SELECTOR)].at(-1);
        const next = [before, near, last].find((each) => each?.isConnected && each !== document.body);
        if (next instanceof HTMLElement) next.focus();
      });
    };
  }, []);
};
