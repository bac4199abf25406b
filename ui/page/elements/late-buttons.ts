import type { Enliven } from './enliven.ts';
import { late } from './late.ts';

/** Loads a script as {@link late} does, for an element with buttons: those pressed meanwhile are pressed then. */
export const lateButtons =
  (load: () => Promise<Enliven>): Enliven =>
  (element, signal) => {
    const pressed: HTMLElement[] = [];
    const press = ({ target }: Event) => {
      // A link has acted already, as has a button that submits a form or opens a popover.
      const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
      if (button) pressed.push(button);
    };
    element.addEventListener('click', press, { signal });
    const loadThenPress = async (): Promise<Enliven> => {
      const enliven = await load();
      return (root, stop) => {
        root.removeEventListener('click', press);
        enliven(root, stop);
        for (const button of pressed) button.click();
      };
    };
    return late(loadThenPress)(element, signal);
  };
