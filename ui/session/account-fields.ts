import { PASSWORD_MIN } from '@fairdesk/core/session';
import type { FormField } from '../shared/form-field.ts';

export const GIVEN_NAME: FormField = {
  name: 'givenName',
  label: 'account-given-name',
  type: 'text',
  autoComplete: 'given-name',
};

export const FAMILY_NAME: FormField = {
  name: 'familyName',
  label: 'account-family-name',
  type: 'text',
  autoComplete: 'family-name',
};

export const EMAIL: FormField = {
  name: 'email',
  label: 'account-email',
  type: 'email',
  autoComplete: 'email',
};

export const COMPANY: FormField = {
  name: 'organizationName',
  label: 'account-company',
  type: 'text',
  autoComplete: 'organization',
};

export const NEW_PASSWORD: FormField = {
  name: 'password',
  label: 'account-new-password',
  type: 'password',
  autoComplete: 'new-password',
  hint: { key: 'account-password-hint', params: { min: PASSWORD_MIN } },
};

export const KNOWN_PASSWORD: FormField = {
  name: 'password',
  label: 'login-password',
  type: 'password',
  autoComplete: 'current-password',
};

/** The email address of the account as a read-only field, so that password managers store it. */
export const fixedEmail = (value: string): FormField => ({
  ...EMAIL,
  autoComplete: 'username',
  value,
  readOnly: true,
});
