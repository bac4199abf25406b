/**
 * Makes a link with a `return` parameter lead back to the page as it is now: the server does not get its fragment, and
 * a script may have changed its query.
 */
export const returnHere = (link: HTMLAnchorElement): void => {
  const target = new URL(link.href);
  if (!target.searchParams.has('return')) return;
  const here = new URL(location.href);
  // The outcome of a plain form.
  here.searchParams.delete('sign-in');
  target.searchParams.set('return', here.href.slice(here.origin.length));
  link.href = target.pathname + target.search;
};
