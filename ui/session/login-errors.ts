import type { Labels } from '../shared/translate.ts';

/** The failures that a login form without the framework can show, by the code of the response. */
const ERRORS = [
  'login-error-username-must-not-empty',
  'login-error-password-must-not-empty',
  'login-please-check-your-email-and-password-and-try-again',
  'login-failed',
  'failed-throttled',
] as const;

/** Leaves the wait to the script, which knows it. */
export const WAIT = { wait: '{wait}' };

/** Their texts as JSON, for the script of the form. */
export const loginErrors = ({ t }: Labels): string =>
  JSON.stringify(Object.fromEntries(ERRORS.map((code) => [code, t(code, WAIT)])));
