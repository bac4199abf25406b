import { PORTAL_PAGES } from '#adapters/shared/layout/portal-pages.ts';

/** Pages of an event: `/aqua/tasks`. */
const OF_EVENT = `(?:${PORTAL_PAGES.map((path) => path.slice(1)).join('|')})`;

/** After the language: a page at the root of the product, or a portal page of an event. */
const PORTAL = new RegExp(
  `^/(?:(?:account|register|forgot-password|saved|validate|(?:events|sign-in)(?:/[^/]+)?|(?:invite|reset-password|setup|verify)/[^/]+|organiser(?:/[^/]+){0,4}|[^/]+/${OF_EVENT})/?)?$`,
);

/**
 * The pages of them that are a login form for signed-out users; the desk has its own. Addresses that are redirected,
 * such as `/en/aqua/tasks`, are none. Pure, so that the browser's script, which has no use for it, leaves it out.
 */
const DOOR = /* @__PURE__ */ new RegExp(
  `^/(?:saved|sign-in|forgot-password|events(?:/[^/.]+)?|(?!(?:en|default|api|_next)/|~)[^/.]+/${OF_EVENT})?$`,
);

const LANGUAGE = /^\/(?:nl|es|tr)(?=\/|$)/;

/** Whether the address is a page of the portal: interactive, and rendered per visitor. */
export const isPortalAddress = (path: string): boolean => PORTAL.test(path.replace(LANGUAGE, '') || '/');

/** Whether signed-out users get a login form at the address. */
export const isDoorAddress = (path: string): boolean =>
  path === '/' || (!path.endsWith('/') && DOOR.test(path.replace(LANGUAGE, '') || '/'));
