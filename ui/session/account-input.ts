import { type AccountDetails, passwordFaults } from '@fairdesk/core/session';
import type { FieldFault } from '@fairdesk/core/shared';
import type { FormValues } from '../shared/forms/form-store.ts';
import { fieldFaults, type InputField } from '../shared/forms/input-field.ts';

export const textOf = (values: FormValues, name: string): string => (values[name] ?? '').trim();

/** Untrimmed: a password may begin or end with spaces. */
export const passwordOf = (values: FormValues): string => values.password ?? '';

export const detailsOf = (values: FormValues): AccountDetails => ({
  givenName: textOf(values, 'givenName'),
  familyName: textOf(values, 'familyName'),
  password: passwordOf(values),
});

/** Checks required fields and the length of the new password. */
export const newPasswordFaults = (
  fields: readonly InputField[],
  values: FormValues,
): readonly FieldFault[] => {
  const missing = fieldFaults(fields, values);
  return missing.some(({ path }) => path === 'password')
    ? missing
    : [...missing, ...passwordFaults(passwordOf(values))];
};
