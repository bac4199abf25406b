import type { Failure } from '../shared/index.ts';

/** The reason of a `rejected` sign-in when name and password do not belong together. */
export const WRONG_CREDENTIALS = 'wrong-credentials';

/** The sentences a failed sign-in may show. Source: portal spec §8 "Login". */
export type LoginFailureLabel = 'login-please-check-your-email-and-password-and-try-again' | 'login-failed';

/** Which of them: only wrong credentials are the visitor's to mend. */
export const loginFailureLabel = (failure: Failure): LoginFailureLabel =>
  failure.kind === 'rejected' && failure.reason === WRONG_CREDENTIALS
    ? 'login-please-check-your-email-and-password-and-try-again'
    : 'login-failed';
