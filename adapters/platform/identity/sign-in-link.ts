import { type Language, localPath } from '@fairdesk/core/shared';
import { z } from 'zod';
import { postMail } from '../mail/outbox.ts';
import { signInMail } from '../mail/sign-in-mail.ts';
import { empty, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { hashOf, newSecret } from '../tokens/secret.ts';
import type { TokenPair } from '../tokens/token-store.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, LanguageInput, readInput } from './read-input.ts';
import { userByEmail } from './users.ts';

/** How long a link works, in milliseconds, and how many one person is sent in that time. */
const LIFE_MS = 15 * 60_000;
const MAX_LINKS = 3;

const LinkInput = z.object({ email: EmailInput, language: LanguageInput });

/** `POST /identity/sign-in-links`: the response, and its time, are the same for an unknown address. */
export const requestSignInLink = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { email, language } = await readInput(request, LinkInput);
  parts.background.run('Cannot prepare a sign-in mail', () => sendLink(parts, email, language));
  return empty(202);
};

const sendLink = async (
  { database, mailer, publicUrl, clock }: IdentityParts,
  email: string,
  language: Language,
): Promise<void> => {
  const now = clock();
  const token = newSecret();
  const link = `${publicUrl}${localPath({ language, path: `/sign-in/${token}` })}`;
  await database.write(async (query) => {
    const user = await userByEmail(query, email);
    if (!user) return;
    const { count } = await query
      .selectFrom('signInLinks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', user.id)
      .where('created', '>', new Date(now.getTime() - LIFE_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (count >= MAX_LINKS) return;
    await query
      .insertInto('signInLinks')
      .values({
        tokenHash: hashOf(token),
        userId: user.id,
        created: now.toISOString(),
        expires: new Date(now.getTime() + LIFE_MS).toISOString(),
      })
      .execute();
    await postMail(query, { recipient: user.email, ...signInMail(language, link) }, now);
  });
  await mailer.wake();
};

/** Tokens for the person a link was mailed to: once, and until it expires. */
export const grantByLink = async (
  { database, tokens, clock }: IdentityParts,
  token: string,
): Promise<TokenPair | undefined> => {
  const now = clock().toISOString();
  // The update is the claim: of many that use a link at once, one changes the row.
  const used = await database.query
    .updateTable('signInLinks')
    .set({ expires: now })
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return used && tokens.issue(used.userId);
};
