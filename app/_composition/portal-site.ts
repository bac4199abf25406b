/** The site of the pages that belong to no event. */
export const PORTAL_SITE = 'portal';
