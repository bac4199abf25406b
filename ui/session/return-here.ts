/**
 * Makes a link with a `return` parameter lead back to the page as it is now: the server does not get its fragment, and
 * a script may have changed its query.
 */
export const returnHere = (link: HTMLAnchorElement): void => {
  const { searchParams, pathname } = new URL(link.href);
  if (!searchParams.has('return')) return;
  const here = new URL(window.location.href);
  // The outcome of a plain form.
  here.searchParams.delete('sign-in');
  searchParams.set('return', here.pathname + here.search + here.hash);
  link.href = `${pathname}?${searchParams}`;
};
