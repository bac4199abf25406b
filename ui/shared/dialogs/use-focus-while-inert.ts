import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a dialog while its fields are inert: on the submit button, then on the field again. Without focus,
 * a dialog ignores Escape.
 */
export const useFocusWhileInert = (fields: HTMLElement | null, isInert: boolean): void => {
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const button = fields?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    if (!isInert) {
      if (activeElement === button) left.current?.focus();
      left.current = undefined;
    } else if (activeElement instanceof HTMLElement && fields?.contains(activeElement)) {
      left.current = activeElement;
      button?.focus();
    }
  }, [fields, isInert]);
};
