import { notifySearchQuery, SEARCH_PARAMETER, SEARCH_QUERY_FUNCTION } from '@fairdesk/core/navigation';
import type { Enliven } from './enliven.ts';

/** Passes the search text to the page's own search function before the form is submitted. */
export const searchBox: Enliven = (box, signal) => {
  box.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const text = new FormData(target).get(SEARCH_PARAMETER);
      if (typeof text === 'string') notifySearchQuery(Reflect.get(window, SEARCH_QUERY_FUNCTION), text);
    },
    { signal },
  );
};
