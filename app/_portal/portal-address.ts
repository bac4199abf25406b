/** After the language: a page at the root of the product, or one of an event's own. */
const PORTAL =
  /^\/(?:(?:account|register|forgot-password|validate|(?:events|sign-in)(?:\/[^/]+)?|(?:invite|reset-password)\/[^/]+|[^/]+\/(?:awards(?:\/(?:registration|summary|thank-you))?|company-profile|dashboard|messages|stand|tasks))\/?)?$/;

const LANGUAGE = /^\/(?:nl|es|tr)(?=\/|$)/;

/** Whether a page of the portal stands at this address: one that reacts, made for whoever asks. */
export const isPortalAddress = (path: string): boolean => PORTAL.test(path.replace(LANGUAGE, '') || '/');
