import type { Enliven } from './enliven.ts';

/** A sheet closes once the focus has left it, or one of its links was followed: nobody walks behind it unseen. */
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
