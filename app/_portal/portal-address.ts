/** After the language: a page at the root of the product, or a portal page of an event. */
const PORTAL =
  /^\/(?:(?:account|register|forgot-password|saved|validate|(?:events|sign-in)(?:\/[^/]+)?|(?:invite|reset-password|setup|verify)\/[^/]+|organiser(?:\/[^/]+){0,4}|[^/]+\/(?:awards(?:\/(?:registration|summary|thank-you))?|company-profile|contact|dashboard|messages|stand|tasks))\/?)?$/;

const LANGUAGE = /^\/(?:nl|es|tr)(?=\/|$)/;

/** Whether the address is a page of the portal: interactive, and rendered per visitor. */
export const isPortalAddress = (path: string): boolean => PORTAL.test(path.replace(LANGUAGE, '') || '/');
