import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Clock, localPath } from '@fairdesk/core/shared';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { editingOrigins } from '#app/_editing/editing-origins.ts';
import { EDITING_PATH, ticketOf } from '#app/_editing/editing-ticket.ts';
import type { Settings } from '#app/_process/settings.ts';
import { policyHosts } from './content-policy.ts';
import { setNonce } from './headers.ts';

/**
 * Routes requests with an editing ticket to the page in its editing state, bypassing the page cache.
 *
 * @returns whether the request has a ticket; it is then to be passed to Next
 */
export const editorsWay = (settings: Settings, clock: Clock) => {
  const { editing } = settings;
  // Without a secret for the vendor's editors, only our own can have a ticket.
  const editors = editing ? { editors: editingOrigins(editing.origins) } : {};
  const hosts = { ...policyHosts(settings), ...editors };
  const seal = installationSeal(settings);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const ticket = ticketOf(request.headers.cookie, seal, clock().getTime());
    if (ticket === undefined || ticket.route !== request.url) return false;
    // The address as visitors write it: Next redirects `/en` permanently, and a browser would cache that for
    // the page.
    request.url = localPath({ language: ticket.language, path: EDITING_PATH });
    // The editor's frame expects HTML, whatever its `Accept` header says.
    request.headers.accept = 'text/html';
    setNonce(request, response, hosts);
    response.setHeader('X-Robots-Tag', 'noindex');
    return true;
  };
};
