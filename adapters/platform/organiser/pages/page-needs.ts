import { isPortalPage } from '../../../shared/layout/portal-pages.ts';

/** Whether the portal of a fair needs this page of its site: it is neither moved nor deleted. */
export const isNeededPage = (path: string): boolean => path === '/' || isPortalPage(path);
