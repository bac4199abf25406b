import type { IncomingMessage, ServerResponse } from 'node:http';
import { localPath } from '@fairdesk/core/shared';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { editingOrigins } from '#app/_editing/editing-origins.ts';
import { EDITING_PATH, ticketOf } from '#app/_editing/editing-ticket.ts';
import type { Settings } from '#app/_process/settings.ts';
import { bufferPage } from './buffer-page.ts';
import { policyHosts } from './content-policy.ts';
import { setNonce } from './headers.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Leads whoever shows a ticket of the editor to the page as it is worked on, past all finished pages.
 *
 * @returns whether that was so; the request is then to be handed to Next
 */
export const editorsWay = (settings: Settings, pages: PageCache) => {
  const { editing } = settings;
  const hosts = { ...policyHosts(settings), editors: editingOrigins(editing?.origins ?? []) };
  const seal = installationSeal(settings);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (editing === undefined || request.method !== 'GET') return false;
    const ticket = ticketOf(request.headers.cookie, seal, Date.now());
    if (ticket === undefined || ticket.route !== request.url) return false;
    // As visitors would write it: Next redirects `/en` for good, and a browser would remember that for the page.
    request.url = localPath({ language: ticket.language, path: EDITING_PATH });
    // The editor's frame asks for a whole page, whatever it says it takes.
    request.headers.accept = 'text/html';
    setNonce(request, response, hosts);
    response.setHeader('X-Robots-Tag', 'noindex');
    bufferPage(pages, request, response, hosts);
    return true;
  };
};
