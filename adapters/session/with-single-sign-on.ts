import type { IdentityProvider, SingleSignOn } from '@fairdesk/core/session';

/** Refreshes and revokes tokens where they were issued: at an outside provider, or for our own accounts. */
export const withSingleSignOn = (own: IdentityProvider, signOn: SingleSignOn): IdentityProvider => ({
  ...own,
  refresh: (tokens) => (tokens.signOn ? signOn : own).refresh(tokens),
  revoke: (tokens) => (tokens.signOn ? signOn : own).revoke(tokens),
});
