/** Pages for signed-in users, without language: excluded from search engines. */
export const CLOSED_TO_SEARCH = [
  '/account',
  '/saved',
  '/validate',
  '/register',
  '/forgot-password',
  '/sign-in',
  '/reset-password/',
  '/invite/',
  '/verify/',
  '/events/',
] as const;

/** Whether an address without language equals one of those or lies below it. */
export const isClosedToSearch = (path: string): boolean =>
  CLOSED_TO_SEARCH.some((closed) => `${path}/`.startsWith(closed.endsWith('/') ? closed : `${closed}/`));
