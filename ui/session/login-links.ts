import type { SignOnLink } from '../navigation/frame-data.ts';

/** Addresses of the links beside the form. */
export interface LoginLinks {
  /** The page to request a link to set a new password. */
  readonly forgot: string;
  /** The page to request a sign-in link. */
  readonly link: string;
  readonly register: string;
  /** Sign-in at an outside identity provider. */
  readonly signOn?: SignOnLink | undefined;
}
