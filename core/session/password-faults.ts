import { type FieldFault, lengthOf } from '../shared/index.ts';

/** The shortest and the longest password, in characters. */
export const PASSWORD_MIN = 12;
/** The longest password, in characters. */
export const PASSWORD_MAX = 128;

/**
 * What is wrong with a password somebody chooses: its length, and nothing else.
 *
 * Any characters may stand in it, blanks too. Passwords everybody knows are refused by the identity provider.
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
