import type { IncomingMessage } from 'node:http';
import { localPath, splitPath, splitSuffix } from '@fairdesk/core/shared';
import { SESSION_COOKIES } from '#app/_process/cookie-names.ts';
import { isDoorAddress } from '#app/_site/portal-address.ts';

/** Below it are the pages for signed-out users, which need no framework in the browser. */
const DOOR_PATH = '/~door';

/**
 * Routes a request for a page of the portal without a session to the page for signed-out users. One with a session
 * that has ended goes to the page itself, which explains that.
 */
export const leadToDoor = (request: IncomingMessage): void => {
  const { url = '/', headers } = request;
  if (!isDoorAddress(splitSuffix(url).path) || HAS_SESSION.test(headers.cookie ?? '')) return;
  const { path, ...place } = splitPath(url);
  request.url = localPath({ ...place, path: DOOR_PATH + (path === '/' ? '' : path) });
};

const HAS_SESSION = new RegExp(`(?:^|;\\s*)(?:${Object.values(SESSION_COOKIES).join('|')})=`);
