import { queryString } from '../shared/index.ts';
import type { Session } from './session.ts';

/** What the browser does after a sign-in. */
export type AfterSignIn = { readonly kind: 'reload' } | { readonly kind: 'go'; readonly href: string };

/**
 * Reloads the page, or leads users who have not set up their account to registration.
 *
 * The email address in the query only prefills a field and is never trusted as an identity.
 *
 * Source: portal spec §2 "Login pop-up".
 */
export const afterSignIn = ({ user }: Session): AfterSignIn =>
  user.accountSetup
    ? { kind: 'reload' }
    : { kind: 'go', href: `/register?${queryString({ isRegistered: 'true', email: user.email })}` };
