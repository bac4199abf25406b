import { PORTAL_PAGES } from '../../shared/layout/portal-pages.ts';

/** The portal's own screens, which every site needs; an outside content platform may lack them. */
export const SCREENS = {
  portal: ['/', '/events/,-w-,', '/validate'],
  fair: PORTAL_PAGES,
} as const;
