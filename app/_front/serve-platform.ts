import type { IncomingMessage } from 'node:http';
import type { Log } from '@fairdesk/core/shared';
import type { Readiness } from '#app/_process/runtime.ts';
import type { LingeringResponse } from './lingering-response.ts';
import { platformRequest, sendPlatformResponse } from './platform-exchange.ts';
import { refuse } from './refuse.ts';

interface PlatformParts {
  readonly platform: (request: Request) => Promise<Response>;
  readonly readiness: () => Promise<Readiness>;
  readonly log: Log;
}

/**
 * Serves the platform alone, as an outside system: every service at its own path, each with its own keys and tokens,
 * besides `/healthz` and `/api/readyz`. Files are served so that no script in them runs.
 */
export const servePlatform = ({
  platform,
  readiness,
  log,
}: PlatformParts): ((incoming: IncomingMessage, outgoing: LingeringResponse) => void) => {
  const answer = async (request: Request): Promise<Response> => {
    switch (new URL(request.url).pathname) {
      case '/healthz':
        return Response.json({ status: 'ok' });
      case '/api/readyz':
        return readyAnswer(await readiness());
      default:
        return platform(request);
    }
  };
  return async (incoming, outgoing) => {
    const request = platformRequest(incoming);
    if (request === undefined) return refuse(outgoing, { status: 400, title: 'Malformed request' });
    try {
      await sendPlatformResponse(await answer(request), incoming, outgoing);
    } catch (cause) {
      // A client that disconnected needs no response.
      if (!outgoing.destroyed) log.error('Cannot answer a request of the platform', { cause: String(cause) });
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, { status: 500, title: 'Internal error' });
    }
  };
};

const readyAnswer = ({ faults, warnings }: Readiness): Response =>
  Response.json(
    { status: faults.length === 0 ? 'ready' : 'not ready', faults, warnings },
    { status: faults.length === 0 ? 200 : 503 },
  );
