import { queryString } from '../shared/index.ts';
import type { Session } from './session.ts';

/** What the browser does once somebody has signed in. */
export type AfterSignIn = { readonly kind: 'reload' } | { readonly kind: 'go'; readonly href: string };

/**
 * Reloads the page, or leads to registration whoever has not set up the account yet.
 *
 * The address in the query only fills a field; nobody is believed to be who it says.
 *
 * Source: portal spec §2 "Login pop-up".
 */
export const afterSignIn = ({ user }: Session): AfterSignIn =>
  user.accountSetup
    ? { kind: 'reload' }
    : { kind: 'go', href: `/register?${queryString({ isRegistered: 'true', email: user.email })}` };
