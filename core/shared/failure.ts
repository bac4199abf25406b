import type { FieldCode } from './field-code.ts';

/**
 * Everything that can go wrong at the edge of the domain, as plain data.
 *
 * Plain, because a failure crosses from server to browser and into stores unchanged.
 * Closed, because every `switch` over `kind` is checked for completeness.
 *
 * | kind          | when                                        | a screen                          |
 * | ------------- | ------------------------------------------- | --------------------------------- |
 * | `signed-out`  | there is no session, or it has ended        | offers the sign-in                |
 * | `not-found`   | it does not exist, or is not the caller's   | shows the page of a missing one   |
 * | `rejected`    | a rule does not allow the input             | shows each fault at its field     |
 * | `conflict`    | another user saved since it was read        | offers both versions              |
 * | `throttled`   | there were too many attempts                | says how long to wait             |
 * | `malformed`   | a service responded with something invalid  | shows the message of a failure    |
 * | `unavailable` | a service failed, or did not respond        | shows it, and offers to try again |
 */
export type Failure = FailureKind & {
  /** The upstream response, when the service responded with an error. */
  readonly response?: UpstreamAnswer;
};

/** The words of a failure are for logs; a screen decides by `kind`, `reason` and `fields`. */
type FailureKind =
  | { readonly kind: 'signed-out' }
  /** `what` is missing: `the profile`, `task power`. */
  | { readonly kind: 'not-found'; readonly what: string }
  /**
   * `reason` is a code such as {@link FIELDS_NOT_ACCEPTED} or `award-closed`; `fields` are empty when the input as a
   * whole is rejected.
   */
  | { readonly kind: 'rejected'; readonly reason: string; readonly fields: readonly FieldFault[] }
  /** `what` was not saved: `the card address`. */
  | { readonly kind: 'conflict'; readonly what: string }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  /** `source` is the request whose response cannot be read, `detail` what is wrong with it. */
  | { readonly kind: 'malformed'; readonly source: string; readonly detail: string }
  /** `request` such as `GET api/v0.1/events`, `answer` such as `HTTP 503`; absent without a response. */
  | { readonly kind: 'unavailable'; readonly request: string; readonly answer?: string };

/**
 * The response of a service that failed a request. It is meant for operators and must never reach visitors.
 *
 * Source: site spec §8 "Non-OK response".
 */
export interface UpstreamAnswer {
  /** `GET api/v0.1/events` */
  readonly request: string;
  readonly status: number;
  readonly statusText: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body: parsed when it was JSON, else its text. */
  readonly data: unknown;
}

/** A fault of one input field: `{ path: 'password', code: 'password-too-short', params: { min: 12 } }`. */
export interface FieldFault<Code extends FieldCode = FieldCode> {
  /** The dotted path of the field from the root of the input; empty for the input as a whole. */
  readonly path: string;
  /** The key of the message in the dictionary. */
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One line for the log. Screens show configured labels instead (portal spec §8). */
export const describeFailure = (failure: Failure): string => {
  switch (failure.kind) {
    case 'signed-out':
      return 'Session is absent or no access token.';
    case 'not-found':
      return `Cannot find ${failure.what}`;
    case 'rejected':
      return [failure.reason, ...failure.fields.map(({ path, code }) => `${path}: ${code}`)].join('; ');
    case 'conflict':
      return `Cannot save ${failure.what}: it was changed in the meantime`;
    case 'throttled':
      return `Too many attempts: wait ${failure.retryAfterSeconds} s`;
    case 'malformed':
      return `Cannot read the answer of ${failure.source}: ${failure.detail}`;
    case 'unavailable':
      return `Cannot complete ${failure.request}: ${failure.answer ?? 'no answer'}`;
  }
};
