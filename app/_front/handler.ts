import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock, Log } from '@fairdesk/core/shared';
import type { FindFolder, FindMovedPage } from '#app/_composition/moved-addresses.ts';
import { bodyLimitOf, bodyTimeOf } from '#app/_process/body-limits.ts';
import { CLIENT_ADDRESS_HEADER } from '#app/_process/client-address.ts';
import { requestSelf } from '#app/_process/self-request.ts';
import type { Settings } from '#app/_process/settings.ts';
import { createByteBudget, LARGE_BODIES_MAX } from './byte-budget.ts';
import { isPageRequest, refreshHeaders, sendFinished } from './cached-pages.ts';
import { policyHosts } from './content-policy.ts';
import { leadToDoor } from './door-requests.ts';
import { editorsWay } from './editor-requests.ts';
import type { Framework } from './framework.ts';
import {
  BODY_TOO_LARGE,
  BODY_TOO_LATE,
  changesPage,
  isAboutPage,
  PAGE_IS_READ,
  PAGE_METHODS,
  pathOf,
  refusalOf,
} from './guard.ts';
import { DOCUMENT_HEADERS, safeHeaders, setNonce } from './headers.ts';
import { leadBack } from './lead-back.ts';
import type { LimitedRequest } from './limited-request.ts';
import { encodeLiteralPercents } from './literal-percents.ts';
import { leadOn, leadToFair } from './moved-address.ts';
import { toOriginForm } from './origin-form.ts';
import type { PageCache } from './page-cache.ts';
import type { PageResponse } from './page-response.ts';
import type { ReadyPages } from './ready-pages.ts';
import { refuse } from './refuse.ts';
import { relay } from './relay.ts';
import { relayTarget } from './relay-target.ts';
import { sendIcon } from './send-icon.ts';
import { answerServiceCall, serviceCall } from './service-call.ts';
import { waitForTurn } from './wait-for-turn.ts';

interface Parts {
  /** Sends a file of the build; returns whether there was one. */
  readonly sendStatic: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly settings: Settings;
  /** The clock of the platform, which all servers share. */
  readonly clock: Clock;
  readonly pages: PageCache;
  readonly ready: Pick<ReadyPages, 'allow'>;
  readonly platform: (request: Request) => Promise<Response>;
  readonly next: Framework['handle'];
  readonly findMovedPage: FindMovedPage;
  readonly findFolder: FindFolder;
  readonly refreshSecret: string;
  readonly log: Log;
}

/**
 * Handles every request in order: rejects it, serves it from the page cache or from files, or passes it to
 * Next.
 */
export const createHandler = ({
  sendStatic,
  settings,
  clock,
  pages,
  ready,
  platform,
  next,
  findMovedPage,
  findFolder,
  refreshSecret,
  log,
}: Parts): ((request: LimitedRequest, response: PageResponse) => void) => {
  const common = Object.entries(safeHeaders(settings.appUrl.startsWith('https:')));
  const ofDocuments = Object.entries(DOCUMENT_HEADERS);
  const ownHost = new URL(settings.appUrl).host;
  const refreshing = new Map<string, Promise<number | undefined>>();
  const refresh = (path: string): Promise<number | undefined> => {
    // One refresh at a time per page.
    const current = refreshing.get(path);
    if (current) return current;
    const refreshed = requestSelf(settings, path, { headers: refreshHeaders(refreshSecret) })
      .then(({ status }) => status)
      .catch((cause) => {
        log.warn('Cannot refresh a page', { path, cause: String(cause) });
        return undefined;
      })
      .finally(() => refreshing.delete(path));
    refreshing.set(path, refreshed);
    return refreshed;
  };

  const largeBodies = createByteBudget(LARGE_BODIES_MAX);
  const hosts = policyHosts(settings);
  const openInEditor = editorsWay(settings, clock);

  /** @param url the address as requested: the page of another one, which may itself have moved, is not ready for it */
  const sendCached = async (
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    if (!isPageRequest(request)) return false;
    if (!(await sendFinished(pages, request, response, refresh, refreshSecret))) return false;
    if (request.url === url) ready.allow(url);
    return true;
  };

  const render = async (request: IncomingMessage, response: PageResponse): Promise<void> => {
    if (await leadBack(request, response)) return;
    if (changesPage(request)) return refuse(response, PAGE_IS_READ);
    // The framework responds 400 for the first page.
    if (isAboutPage(request)) return void response.writeHead(204, { allow: PAGE_METHODS }).end();
    return next(request, response);
  };

  const answer = async (request: IncomingMessage, response: PageResponse): Promise<void> => {
    // The headers of a page depend on its body, which Node leaves out of the response to HEAD.
    if (isPageRequest(request)) request.method = 'GET';
    if (openInEditor(request, response)) return next(request, response);
    const { url = '/' } = request;
    if (await leadOn(findMovedPage, request, response)) return;
    if (await sendCached(url, request, response)) return;
    // Read for each request, so after the cache; pages at a former slug are purged with every change.
    if (await leadToFair(findFolder, request, response)) return;
    if (isPageRequest(request)) {
      leadToDoor(request);
      setNonce(request, response, hosts);
    }
    return render(request, response);
  };

  /** Serves a program with a key, the content platform, or the product. */
  const serve = async (request: IncomingMessage, response: PageResponse): Promise<void> => {
    if (!(await waitForTurn(largeBodies, request, response))) return;
    const call = serviceCall(request, settings);
    if (call) return answerServiceCall(call, platform, request, response);
    const elsewhere = relayTarget(request.url ?? '/', settings);
    return elsewhere ? relay(elsewhere, request, response, { platform, log }) : answer(request, response);
  };

  const handle = async (request: LimitedRequest, response: PageResponse): Promise<void> => {
    toOriginForm(request);
    for (const [name, value] of common) response.setHeader(name, value);
    // This route sets its own policy; the existing header would take precedence.
    if (pathOf(request) === '/api/editing/render') response.removeHeader('Content-Security-Policy');
    // HTTP/1.0 has no Host header: assume our own host.
    request.headers.host ??= ownHost;
    request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request, settings.trustProxy);
    encodeLiteralPercents(request);
    const refusal = refusalOf(request, settings);
    if (refusal) return refuse(response, refusal);
    if (sendStatic(request, response) || sendIcon(request, response)) return;
    for (const [name, value] of ofDocuments) response.setHeader(name, value);
    request.limitBody(bodyLimitOf(pathOf(request)), () => refuse(response, BODY_TOO_LARGE));
    request.limitTime(bodyTimeOf(pathOf(request)), () => refuse(response, BODY_TOO_LATE));
    await serve(request, response);
  };
  // A failing request must not affect the others.
  return (request, response) =>
    void handle(request, response).catch((cause) => {
      log.error('Cannot answer a request', { cause: String(cause) });
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, title: 'Something went wrong' });
    });
};

/** The client's address; behind a trusted proxy, the address that the proxy forwards. */
const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (trustProxy && forwarded) || (socket.remoteAddress ?? 'unknown');
};
