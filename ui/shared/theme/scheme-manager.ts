import type { MantineColorSchemeManager } from '@mantine/core';
import { setCookie } from '../set-cookie.ts';
import { COLOUR_SCHEME_COOKIE, type ColourScheme, isColourScheme } from './colour-scheme.ts';

/** How long a choice is stored. */
const STORED_DAYS = 365;

/**
 * Stores the colour scheme in a cookie, which the server renders: reading `localStorage` before the first paint takes a
 * phone longer than the page's other script. It is only written, to tell other tabs.
 *
 * @param stored as the server read it
 */
export const createSchemeManager = (stored: ColourScheme): MantineColorSchemeManager => {
  let scheme = stored;
  let listener = (_event: StorageEvent): void => {};
  return {
    get: () => scheme,
    set: (chosen) => {
      scheme = chosen;
      setCookie(COLOUR_SCHEME_COOKIE, STORED_DAYS, chosen);
      try {
        localStorage.setItem(COLOUR_SCHEME_COOKIE, chosen);
      } catch {
        // Other tabs have it once they load a page.
      }
    },
    subscribe: (onUpdate) => {
      listener = ({ key, newValue }) => {
        if (key === COLOUR_SCHEME_COOKIE && isColourScheme(newValue)) onUpdate(newValue);
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => window.removeEventListener('storage', listener),
    clear: () => setCookie(COLOUR_SCHEME_COOKIE, 0),
  };
};
