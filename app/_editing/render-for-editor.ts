import 'server-only';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { runtime } from '#app/_process/runtime.ts';
import { requestSelf } from '#app/_process/self-request.ts';
import { type EditingTicket, ticketCookies } from './editing-ticket.ts';

/** A page as its editor sees it, with the policy its scripts run under. */
interface Drawn {
  readonly html: string;
  readonly policy: string;
}

/**
 * Draws a page for its editor by asking ourselves for it, so that it comes out as a browser with the ticket would get it.
 *
 * @returns nothing where it cannot be drawn
 */
export const renderForEditor = async (
  ticket: Omit<EditingTicket, 'kind' | 'nonce' | 'until'>,
): Promise<Drawn | undefined> => {
  const { settings, log } = runtime();
  const cookies = ticketCookies(ticket, installationSeal(settings), Date.now()).map(
    (line) => line.split(';')[0],
  );
  try {
    const { status, headers, body } = await requestSelf(settings, ticket.route, {
      headers: { accept: 'text/html', cookie: cookies.join('; ') },
    });
    if (status >= 500) return undefined;
    // The editor's own attribute cannot be named in React.
    const html = body.replaceAll(' phkey="', ' key="');
    return { html, policy: String(headers['content-security-policy'] ?? '') };
  } catch (cause) {
    log.error('Cannot draw the page of the editor', { cause: String(cause) });
    return undefined;
  }
};
