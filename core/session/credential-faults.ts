import { type FieldFault, isBlank } from '../shared/index.ts';
import type { Credentials } from './credentials.ts';

/**
 * The missing fields of a login form, in the order of the form; the screen joins the messages with line
 * breaks.
 *
 * Source: portal spec §5 "Login".
 *
 * @example
 * ```ts
 * credentialFaults({ accountName: '', password: 'secret', rememberMe: false }).map(({ code }) => code)
 * // ['login-error-username-must-not-empty']
 * ```
 */
export const credentialFaults = ({ accountName, password }: Credentials): readonly FieldFault[] => {
  const faults: FieldFault[] = [];
  if (isBlank(accountName)) {
    faults.push({ path: 'accountName', code: 'login-error-username-must-not-empty' });
  }
  if (password === '') faults.push({ path: 'password', code: 'login-error-password-must-not-empty' });
  return faults;
};
