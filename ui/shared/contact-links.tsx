import { isEmail } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { phoneAddress } from './phone-address.ts';

/** A link that writes to an email address; a text that is none stays text. */
export function EmailLink({ email, children = email }: { email: string; children?: ReactNode }) {
  const address = email.trim();
  if (!isEmail(address)) return email;
  return <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{children}</a>;
}

/** A link that calls a phone number; a text that is none stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = phoneAddress(phone);
  return address === undefined ? phone : <a href={address}>{phone}</a>;
}
