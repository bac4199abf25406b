import type { FieldCode } from './field-code.ts';

/**
 * Everything that can go wrong at the edge of the domain, as plain data.
 *
 * Plain, because a failure crosses from server to browser and into stores unchanged.
 * Closed, because every `switch` over `kind` is checked for completeness.
 */
export type Failure = FailureKind & {
  /** The upstream response, when the service responded with an error. */
  readonly response?: UpstreamAnswer;
};

type FailureKind =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'rejected'; readonly reason: string; readonly fields: readonly FieldFault[] }
  | { readonly kind: 'conflict'; readonly what: string }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  | { readonly kind: 'malformed'; readonly source: string; readonly detail: string }
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
