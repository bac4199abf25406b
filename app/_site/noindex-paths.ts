/** Pages for people alone, without language: search engines are to leave them out. */
export const CLOSED_TO_SEARCH = [
  '/account',
  '/validate',
  '/register',
  '/forgot-password',
  '/sign-in',
  '/reset-password/',
  '/invite/',
  '/events/',
] as const;

/** Whether an address without language is, or lies in, one of those. */
export const isClosedToSearch = (path: string): boolean =>
  CLOSED_TO_SEARCH.some((closed) => `${path}/`.startsWith(closed.endsWith('/') ? closed : `${closed}/`));
