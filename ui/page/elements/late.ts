import type { Enliven } from './enliven.ts';

/** Loads a rarely needed script once such an element is on the page; buttons pressed meanwhile are pressed then. */
export const late =
  (load: () => Promise<Enliven>): Enliven =>
  async (element, signal) => {
    const pressed: HTMLElement[] = [];
    const press = ({ target }: Event) => {
      // A link has acted already, as has a button that submits a form or opens a popover.
      const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
      if (button) pressed.push(button);
    };
    element.addEventListener('click', press, { signal });
    const enliven = await load();
    element.removeEventListener('click', press);
    if (signal.aborted) return;
    enliven(element, signal);
    for (const button of pressed) button.click();
  };
