import { SIGNED_IN_COOKIE, SIGNED_IN_VISITOR } from '@fairdesk/core/session';
import type { Enliven } from './enliven.ts';
import { hasCookie, isCookieSetTo } from './has-cookie.ts';

/**
 * Leads signed-in exhibitors to their dashboard and visitors to their saved articles; the page itself is cached for
 * everybody and says "Sign in".
 */
export const accountLink: Enliven = ({ dataset, firstElementChild: link }) => {
  if (!(link instanceof HTMLAnchorElement) || !hasCookie(SIGNED_IN_COOKIE)) return;
  const isVisitor = isCookieSetTo(SIGNED_IN_COOKIE, SIGNED_IN_VISITOR);
  const { home = '', text = '', saved = home, savedText = text } = dataset;
  link.href = isVisitor ? saved : home;
  link.textContent = isVisitor ? savedText : text;
};
