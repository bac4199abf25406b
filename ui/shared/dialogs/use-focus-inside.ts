import { useEffect } from 'react';

const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/**
 * Moves the focus to the next control of a dialog when the focused one disappears, such as the button of a removed
 * row. Without focus, a dialog ignores Escape, and a screen reader loses its place.
 *
 * @param root the element with the controls; null before a portal renders it.
 */
export const useFocusInside = (root: HTMLElement | null): void => {
  useEffect(() => {
    if (!root) return;
    let focused: HTMLElement | undefined;
    let following: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
      focused = target;
      following = controls.slice(controls.indexOf(target) + 1);
    };
    const moveOn = () => {
      if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
      const title = root.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-autofocus]');
      const next = following.find((control) => control.isConnected) ?? title;
      next?.focus();
    };
    const changes = new MutationObserver(moveOn);
    changes.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      root.removeEventListener('focusin', remember);
    };
  }, [root]);
};
