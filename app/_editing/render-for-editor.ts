import 'server-only';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { runtime } from '#app/_process/runtime.ts';
import { requestSelf } from '#app/_process/self-request.ts';
import { type EditingTicket, ticketCookies } from './editing-ticket.ts';

/** A page rendered for its editor, with its Content-Security-Policy. */
interface EditorRendering {
  readonly html: string;
  readonly policy: string;
}

/**
 * Renders a page for its editor through a request to ourselves, exactly as a browser with the ticket would
 * get it.
 *
 * @returns `undefined` when it cannot be rendered
 */
export const renderForEditor = async (
  ticket: Omit<EditingTicket, 'kind' | 'nonce' | 'until'>,
): Promise<EditorRendering | undefined> => {
  const { settings, log, clock } = runtime();
  const cookies = ticketCookies(ticket, installationSeal(settings), clock().getTime()).map(
    (line) => line.split(';')[0],
  );
  try {
    const { status, headers, body } = await requestSelf(settings, ticket.route, {
      headers: { accept: 'text/html', cookie: cookies.join('; ') },
    });
    if (status >= 500) return undefined;
    // React reserves the editor's attribute name.
    const html = body.replaceAll(' phkey="', ' key="');
    return { html, policy: String(headers['content-security-policy'] ?? '') };
  } catch (cause) {
    log.error('Cannot draw the page of the editor', { cause: String(cause) });
    return undefined;
  }
};
