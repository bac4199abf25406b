import { SIGNED_IN_COOKIE } from '@fairdesk/core/session';
import type { Enliven } from './enliven.ts';
import { hasCookie } from './has-cookie.ts';

/** Leads signed-in visitors to their dashboard; the page itself is cached for everybody and says "Sign in". */
export const accountLink: Enliven = ({ dataset: { home = '', text = '' }, firstElementChild: link }) => {
  if (!(link instanceof HTMLAnchorElement) || !hasCookie(SIGNED_IN_COOKIE)) return;
  link.href = home;
  link.textContent = text;
};
