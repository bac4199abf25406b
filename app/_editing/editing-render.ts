import 'server-only';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { runtime } from '#app/_process/runtime.ts';
import { renderChromes, secretOfChromes } from './editing-chromes.ts';
import { wantsWholePage } from './editing-generation.ts';
import { editorsOnly } from './editing-guard.ts';
import { editingOrigins } from './editing-origins.ts';
import { type EditorRequest, readEditingQuery } from './editing-query.ts';
import { ticketCookies } from './editing-ticket.ts';
import { previewCookies } from './preview-cookies.ts';
import { renderForEditor } from './render-for-editor.ts';

const inPage = (text: string) => ({ html: `<html><body>${escaped(text)}</body></html>` });

/**
 * Responds to the editor with the requested page or a redirect with a ticket; also renders a page that the
 * editor sends.
 */
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
  answer: (request) => (request.method === 'POST' ? renderChromes(request) : openPage(request)),
});

const openPage = (request: Request): Response | Promise<Response> => {
  const isWhole = wantsWholePage(request, runtime().settings.editing?.answer ?? 'redirect');
  return readEditingQuery(new URL(request.url).searchParams, isWhole).match(
    (editorRequest) => (isWhole ? handPage(editorRequest, request) : sendToPage(editorRequest)),
    (fault) => Response.json(inPage(fault), { status: 400 }),
  );
};

/** For a frame: redirects to the page, with the ticket in cookies. */
const sendToPage = (editorRequest: EditorRequest): Response => {
  const { settings, clock } = runtime();
  const headers = new Headers({
    location: editorRequest.route,
    'content-security-policy': `frame-ancestors 'self' ${editingOrigins(settings.editing?.origins ?? []).join(' ')}`,
  });
  for (const cookie of ticketCookies(editorRequest, installationSeal(settings), clock().getTime()))
    headers.append('set-cookie', cookie);
  return new Response(null, { status: 307, headers });
};

/** For a script: renders the page internally; the ticket is used up and not sent. */
const handPage = async (editorRequest: EditorRequest, request: Request): Promise<Response> => {
  const rendering = await renderForEditor(editorRequest);
  if (rendering === undefined) return Response.json(inPage('The page cannot be drawn'), { status: 500 });
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': rendering.policy,
    // The address of this page contains the secret: it must not leak in referrers.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
  for (const cookie of previewCookies(editorRequest, request.headers.get('authorization')))
    headers.append('set-cookie', cookie);
  return new Response(rendering.html, { headers });
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
