import 'server-only';
import { renderChromes, secretOfChromes } from './editing-chromes.ts';
import { editorsOnly } from './editing-door.ts';
import { editingOrigins } from './editing-origins.ts';
import { readEditingQuery } from './editing-query.ts';
import { ticketCookies } from './editing-ticket.ts';
import { ourSeal } from './our-seal.ts';
import { runtime } from './runtime.ts';

const inPage = (text: string) => ({ html: `<html><body>${escaped(text)}</body></html>` });

/** Sends the editor to the page it wants to see, with a ticket for it; draws a page it brings along. */
export const editingRender = editorsOnly({
  methods: ['GET', 'POST'],
  texts: {
    origin: (origin) => `Requests from origin ${origin} not allowed`,
    secret: 'Missing or invalid secret',
    off: 'Editing is off: no editing secret is set',
    method: (method) => `Invalid request method '${method}'`,
  },
  body: inPage,
  secretIn: secretOfChromes,
  answer: (request) => (request.method === 'POST' ? renderChromes(request) : sendToPage(request)),
});

const sendToPage = (request: Request): Response =>
  readEditingQuery(new URL(request.url).searchParams).match(
    (asked) => {
      const { settings } = runtime();
      const headers = new Headers({
        location: asked.route,
        'content-security-policy': `frame-ancestors 'self' ${editingOrigins(settings.editing?.origins ?? []).join(' ')}`,
      });
      for (const cookie of ticketCookies(asked, ourSeal(settings), Date.now()))
        headers.append('set-cookie', cookie);
      return new Response(null, { status: 307, headers });
    },
    (fault) => Response.json(inPage(fault), { status: 400 }),
  );

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
