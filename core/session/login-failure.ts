import { type Failure, throttledKey } from '../shared/index.ts';

/** The reason of a `rejected` sign-in when the name or password is wrong. */
export const WRONG_CREDENTIALS = 'wrong-credentials';

/** The message keys of a failed sign-in. Source: portal spec §8 "Login". */
export type LoginFailureLabel = 'login-please-check-your-email-and-password-and-try-again' | 'login-failed';

/**
 * The message for a failure of the service: only wrong credentials are something the visitor can correct.
 * {@link loginFailureCodes} also has the faults of an incomplete form.
 *
 * @example
 * ```ts
 * loginFailureLabel({ kind: 'unavailable', request: 'POST token' }) // 'login-failed'
 * ```
 */
export const loginFailureLabel = (failure: Failure): LoginFailureLabel =>
  failure.kind === 'rejected' && failure.reason === WRONG_CREDENTIALS
    ? 'login-please-check-your-email-and-password-and-try-again'
    : 'login-failed';

/**
 * The message keys of a failed sign-in, in the order of the form: of its incomplete fields, else one
 * {@link loginFailureLabel}; `failed-throttled` with its wait after too many attempts.
 */
export const loginFailureCodes = (failure: Failure): readonly string[] => {
  const throttled = throttledKey(failure);
  if (throttled) return [throttled];
  const codes = failure.kind === 'rejected' ? failure.fields.map(({ code }) => code) : [];
  return codes.length > 0 ? codes : [loginFailureLabel(failure)];
};
