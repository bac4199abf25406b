import type { IncomingMessage, ServerResponse } from 'node:http';
import { isServiceKeySecret } from '@fairdesk/core/organiser';
import type { Settings } from '#app/_process/settings.ts';
import { platformRequest, sendPlatformResponse } from './platform-exchange.ts';

/** The JSON:API of the platform. */
const API = '/api/v0.1/';

/** The request headers that count; cookies never do. */
const PASSED_ON = ['accept', 'authorization', 'content-type', 'if-match', 'idempotency-key'];

/**
 * The request of a program with a service key, for the JSON:API of the embedded platform; `undefined` for any other
 * request. Whether the key is valid is for the platform to say.
 */
export const serviceCall = (
  request: IncomingMessage,
  { profileService }: Pick<Settings, 'profileService'>,
): Request | undefined => {
  const secret = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // An outside profile service has keys of its own.
  if (profileService || !request.url?.startsWith(API) || !isServiceKeySecret(secret)) return undefined;
  const call = platformRequest(request, PASSED_ON);
  // The address is resolved as the platform resolves it, so that `..` leads to no other service.
  return call && new URL(call.url).pathname.startsWith(API) ? call : undefined;
};

/** Answers a {@link serviceCall}. No other site may read the response: it has no header for that. */
export const answerServiceCall = async (
  call: Request,
  platform: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await platform(call);
  // Rejected meanwhile: the body exceeds its limit.
  if (!response.headersSent) await sendPlatformResponse(answer, request, response);
};
