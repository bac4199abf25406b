import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isModified } from '../is-modified.ts';

/**
 * The keys of a toolbar: one button is a tab stop, arrows, Home and End lead to the others.
 *
 * @returns the handler of its key presses
 */
export const useToolbarKeys = (toolbar: RefObject<HTMLElement | null>) => {
  // Buttons come and go with the selection; one of them must remain a tab stop.
  useEffect(() => {
    const buttons = buttonsOf(toolbar.current);
    const stop = buttons.find((button) => button === document.activeElement || button.tabIndex === 0);
    makeStop(buttons, stop ?? buttons[0]);
  });
  return (event: KeyboardEvent): void => {
    if (isModified(event)) return;
    const buttons = buttonsOf(toolbar.current);
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons.at(placeAfter(event.key, place, buttons.length) ?? place);
    if (place === -1 || next === undefined || next === buttons[place]) return;
    event.preventDefault();
    makeStop(buttons, next);
    next.focus();
  };
};

/** Moves the focus to a toolbar. */
export const focusToolbar = (toolbar: HTMLElement | null): void =>
  buttonsOf(toolbar)
    .find((button) => button.tabIndex === 0)
    ?.focus();

const buttonsOf = (toolbar: HTMLElement | null): HTMLButtonElement[] => [
  ...(toolbar?.querySelectorAll('button') ?? []),
];

const makeStop = (buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void => {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
};

const placeAfter = (key: string, place: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
};
