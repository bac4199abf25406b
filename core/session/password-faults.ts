import { type FieldFault, lengthOf } from '../shared/index.ts';

/** The shortest password, in characters. */
export const PASSWORD_MIN = 12;
/** The longest password, in characters. */
export const PASSWORD_MAX = 128;

/**
 * The faults of a new password: only its length is checked.
 *
 * Any characters are allowed, including spaces. The identity provider rejects common passwords.
 *
 * @example
 * ```ts
 * passwordFaults('short').map(({ code }) => code) // ['password-too-short']
 * ```
 */
export const passwordFaults = (password: string): readonly FieldFault[] => {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) {
    return [{ path: 'password', code: 'password-too-short', params: { min: PASSWORD_MIN } }];
  }
  if (length > PASSWORD_MAX) {
    return [{ path: 'password', code: 'password-too-long', params: { max: PASSWORD_MAX } }];
  }
  return [];
};
