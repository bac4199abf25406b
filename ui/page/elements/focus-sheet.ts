import type { Enliven } from './enliven.ts';

/**
 * Closes a popover when the focus leaves it or a link in it is followed, so that the focus is never hidden
 * behind it.
 */
export const focusSheet: Enliven = (sheet, signal) => {
  sheet.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
    },
    { signal },
  );
  sheet.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) sheet.hidePopover();
    },
    { signal },
  );
};
