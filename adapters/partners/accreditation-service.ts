import type { AccreditationService } from '@fairdesk/core/partners';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

/** How long a view waits for the address, in milliseconds: the button is a small part of its page. Ours. */
export const ACCREDITATION_TIMEOUT_MS = 2000;

const Answer = z.object({
  redirectUri: z.catch(z.optional(z.string()), undefined),
  error: z.optional(z.unknown()),
});

/**
 * The accreditation system of the organiser. Source: portal spec §7 "Server side".
 *
 * Its response is a secret, so failures say only that there was no address.
 */
export const createAccreditationService = (http: Http, subscriptionKey: string): AccreditationService => ({
  redirectAddress: (participationUid) =>
    http('post', PATH, Answer, {
      searchParams: { participationUid },
      headers: { 'ocp-apim-subscription-key': subscriptionKey },
      body: '',
      timeoutMs: ACCREDITATION_TIMEOUT_MS,
    })
      .mapErr(withoutAnswer)
      .andThen(readAddress),
});

const PATH = 'rail-acob-sso/v1/generate-sso-redirect-uri';
const REQUEST = `POST ${PATH}`;

const readAddress = ({ redirectUri, error }: z.output<typeof Answer>): Result<string, Failure> =>
  redirectUri && !error
    ? ok(redirectUri)
    : err({ kind: 'unavailable', request: REQUEST, answer: 'an error instead of an address' });

/** The detail of a malformed response quotes it, and the response of an error may contain an address. */
const withoutAnswer = (failure: Failure): Failure => {
  const status = failure.response?.status;
  switch (failure.kind) {
    case 'malformed':
      return { kind: 'malformed', source: REQUEST, detail: 'not the expected JSON' };
    case 'unavailable':
      return {
        kind: 'unavailable',
        request: REQUEST,
        ...(failure.answer !== undefined && { answer: failure.answer }),
      };
    default:
      // A rejection of our key is not one of the user.
      return { kind: 'unavailable', request: REQUEST, answer: `HTTP ${status ?? failure.kind}` };
  }
};
