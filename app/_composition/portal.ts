import {
  type OpenPortalPage,
  type OpenPortalPagePorts,
  type OpenPublicPage,
  type OpenPublicPagePorts,
  openPortalPage,
  openPublicPage,
} from '@fairdesk/core/portal';
import type { Container } from 'inversify';
import { REQUEST_EVENTS, REQUEST_SITES } from './events.ts';
import { PAGE_SOURCE } from './page.ts';
import { REQUEST_ACCESS } from './session.ts';
import { CLOCK, token } from './token.ts';

export const OPEN_PORTAL_PAGE =
  token<(session: OpenPortalPagePorts['session']) => OpenPortalPage>('open portal page');
/** The directory may answer late: a page does not wait for its event. */
export const OPEN_PUBLIC_PAGE =
  token<(directory: OpenPublicPagePorts['directory']) => OpenPublicPage>('open public page');

export const bindPortal = (container: Container): void => {
  container
    .bind(OPEN_PORTAL_PAGE)
    .toResolvedValue(
      (access, pages, sites, directory, clock) => (session) =>
        openPortalPage({ session, access, pages, sites, directory, clock }),
      [REQUEST_ACCESS, PAGE_SOURCE, REQUEST_SITES, REQUEST_EVENTS, CLOCK],
    )
    .inTransientScope();
  container
    .bind(OPEN_PUBLIC_PAGE)
    .toResolvedValue(
      (pages, sites, clock) => (directory) => openPublicPage({ pages, sites, directory, clock }),
      [PAGE_SOURCE, REQUEST_SITES, CLOCK],
    )
    .inTransientScope();
};
