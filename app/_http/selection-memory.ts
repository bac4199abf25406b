import 'server-only';
import {
  MULTIPLE_EVENTS_COOKIE,
  SELECTION_COOKIES,
  SELECTION_MONTHS,
  type SelectionMemory,
  toCookies,
} from '@fairdesk/core/events';
import { addMonths } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { sharedOptions } from './cookies.ts';
import { requestCookies } from './request-cookies.ts';

/** The selection in the cookies of this request; it can be written while the response has not begun. */
export const openSelectionMemory = async (): Promise<SelectionMemory> => {
  const jar = await requestCookies();
  const store = (name: string, value: string): void => {
    jar.set(name, value, { ...sharedOptions(), expires: selectionEnd(currentUseCases().clock()) });
  };
  return {
    read: () =>
      Object.fromEntries(
        SELECTION_COOKIES.flatMap((name) => {
          const value = jar.get(name)?.value;
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    write: (selection) => {
      const values = toCookies(selection);
      for (const name of SELECTION_COOKIES) {
        const value = values[name];
        if (value === undefined) jar.delete({ name, ...sharedOptions() });
        else store(name, value);
      }
    },
    writeMultipleEvents: (several) => store(MULTIPLE_EVENTS_COOKIE, String(several)),
  };
};

/** When a selection stored now expires. */
export const selectionEnd = (now: Date): Date => {
  const text = now.toISOString();
  return new Date(addMonths(text.slice(0, 10), SELECTION_MONTHS) + text.slice(10));
};
