'use client';

import { useEffect } from 'react';

interface Props {
  /** The id of a sheet that covers the page. */
  sheet: string;
}

/** Closes a sheet once the focus has left it, or one of its links was followed: nobody walks behind it unseen. */
export function KeepFocus({ sheet }: Props) {
  useEffect(() => {
    const element = document.getElementById(sheet);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) element?.hidePopover();
    };
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover();
    };
    element?.addEventListener('focusout', leave);
    element?.addEventListener('click', follow);
    return () => {
      element?.removeEventListener('focusout', leave);
      element?.removeEventListener('click', follow);
    };
  }, [sheet]);
  return null;
}
