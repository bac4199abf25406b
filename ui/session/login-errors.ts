import { WRONG_CREDENTIALS } from '@fairdesk/core/session';
import type { Labels } from '../shared/texts/translate.ts';
import { WAIT } from '../shared/texts/wait-parameter.ts';

/** The messages of a login form without the framework, by the code of a response or a field. */
const ERRORS = {
  'login-error-username-must-not-empty': 'login-error-username-must-not-empty',
  'login-error-password-must-not-empty': 'login-error-password-must-not-empty',
  [WRONG_CREDENTIALS]: 'login-please-check-your-email-and-password-and-try-again',
  throttled: 'failed-throttled',
  'login-failed': 'login-failed',
} as const;

/** Their texts as JSON, for the script of the form. */
export const loginErrors = ({ t }: Labels): string =>
  JSON.stringify(Object.fromEntries(Object.entries(ERRORS).map(([code, key]) => [code, t(key, WAIT)])));
