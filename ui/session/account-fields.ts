import { PASSWORD_MIN } from '@fairdesk/core/session';
import type { InputField } from '../shared/forms/input-field.ts';

export const GIVEN_NAME: InputField = {
  name: 'givenName',
  label: 'account-given-name',
  type: 'text',
  autoComplete: 'given-name',
};

export const FAMILY_NAME: InputField = {
  name: 'familyName',
  label: 'account-family-name',
  type: 'text',
  autoComplete: 'family-name',
};

export const EMAIL: InputField = {
  name: 'email',
  label: 'account-email',
  type: 'email',
  autoComplete: 'email',
};

export const COMPANY: InputField = {
  name: 'organizationName',
  label: 'account-company',
  type: 'text',
  autoComplete: 'organization',
};

export const NEW_PASSWORD: InputField = {
  name: 'password',
  label: 'account-new-password',
  type: 'password',
  autoComplete: 'new-password',
  hint: { key: 'account-password-hint', params: { min: PASSWORD_MIN } },
};

export const KNOWN_PASSWORD: InputField = {
  name: 'password',
  label: 'login-password',
  type: 'password',
  autoComplete: 'current-password',
};

/** The email address of the account as a read-only field, so that password managers store it. */
export const fixedEmail = (value: string): InputField => ({
  ...EMAIL,
  autoComplete: 'username',
  value,
  readOnly: true,
});
