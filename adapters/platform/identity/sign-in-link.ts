import { templateOfOnlyFair } from '../mail/mail-templates.ts';
import { signInMail } from '../mail/sign-in-mail.ts';
import { empty, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { TokenPair } from '../tokens/token-store.ts';
import { claimLink, LinkInput, type LinkKind, mailLink } from './one-time-link.ts';
import { openVisitorAccount } from './open-visitor-account.ts';
import type { IdentityParts } from './parts.ts';
import { readInput } from './read-input.ts';

/** Links that sign in. */
export const SIGN_IN: LinkKind = {
  table: 'signInLinks',
  page: '/sign-in',
  lifeMs: 15 * 60_000,
  letterOf: async (query, { email }, language, link) =>
    signInMail(language, link, await templateOfOnlyFair(query, email, 'sign-in', language)),
};

/** `POST /identity/sign-in-links`: the response and its timing are the same for an unknown address. */
export const requestSignInLink = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const input = await readInput(request, LinkInput);
  parts.background.run('Cannot prepare a sign-in mail', () => mailLink(parts, SIGN_IN, input));
  return empty(202);
};

/** Tokens for the user a link was mailed to, or for the visitor it registers: once, until it expires. */
export const grantByLink = async (parts: IdentityParts, token: string): Promise<TokenPair | undefined> => {
  const { database, tokens, clock } = parts;
  const userId =
    (await claimLink(database.query, SIGN_IN, token, clock())) ?? (await openVisitorAccount(parts, token));
  return userId === undefined ? undefined : tokens.issue(userId);
};
