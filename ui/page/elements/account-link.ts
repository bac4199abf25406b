import { SIGNED_IN_COOKIE, SIGNED_IN_VISITOR } from '@fairdesk/core/session';
import type { Enliven } from './enliven.ts';
import { hasCookie, isCookieSetTo } from './has-cookie.ts';

/**
 * Leads signed-in exhibitors to their dashboard and visitors to their saved articles; the page itself is cached for
 * all visitors and says "Sign in".
 */
export const accountLink: Enliven = ({ dataset, firstElementChild: link }, signal) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const { href, textContent } = link;
  const look = (): void => {
    const isVisitor = isCookieSetTo(SIGNED_IN_COOKIE, SIGNED_IN_VISITOR);
    const { home = '', text = '', saved = home, savedText = text } = dataset;
    const signedIn = isVisitor ? { href: saved, textContent: savedText } : { href: home, textContent: text };
    Object.assign(link, hasCookie(SIGNED_IN_COOKIE) ? signedIn : { href, textContent });
  };
  look();
  // Going back shows the page as it was left, though the visitor may have signed in or out since.
  addEventListener('pageshow', look, { signal });
  document.addEventListener('fairdesk:signed-in', look, { signal });
};
