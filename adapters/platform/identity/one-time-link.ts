import type { Language } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import type { Letter } from '../mail/mail.ts';
import { postMail } from '../mail/outbox.ts';
import { hashOf } from '../tokens/secret.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, LanguageInput, ReturnInput } from './read-input.ts';
import { type User, userByEmail, userById } from './users.ts';

/** A kind of link that users request for themselves. */
export interface LinkKind {
  readonly table: 'signInLinks' | 'passwordResets';
  /** The target page of the link: `/sign-in`. */
  readonly page: string;
  /** How long a link is valid, in milliseconds. */
  readonly lifeMs: number;
  readonly letterOf: (query: Query, user: User, language: Language, link: string) => Promise<Letter>;
}

/** Maximum number of links of a kind per user within the lifetime of one link. The number is ours. */
const MAX_LINKS = 3;

/** The e-mail address of the user, the language of their page, and the page that the link leads to. */
export const LinkInput = z.object({ email: EmailInput, language: LanguageInput, returnTo: ReturnInput });

/** Mails a link to the user with this address; does nothing for an unknown address. */
export const mailLink = async (
  { database, mailer, publicUrl, clock }: IdentityParts,
  { table, page, lifeMs, letterOf }: LinkKind,
  { email, language, returnTo }: z.infer<typeof LinkInput>,
): Promise<void> => {
  const now = clock();
  const { href, tokenHash } = newSecretLink(publicUrl, language, page);
  await database.write(async (query) => {
    const user = await userByEmail(query, email);
    if (!user) return;
    const { count } = await query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', user.id)
      .where('created', '>', new Date(now.getTime() - lifeMs).toISOString())
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_LINKS) return;
    const expires = new Date(now.getTime() + lifeMs).toISOString();
    await query
      .insertInto(table)
      .values({ tokenHash, userId: user.id, created: now.toISOString(), expires })
      .execute();
    const letter = await letterOf(query, user, language, withReturn(href, returnTo));
    await postMail(query, { recipient: user.email, class: 'urgent', hasSecret: true, ...letter }, now);
  });
  await mailer.wake();
};

/** Adds the page that a link leads to. */
export const withReturn = (link: string, returnTo: string | undefined): string =>
  returnTo === undefined ? link : `${link}?return=${encodeURIComponent(returnTo)}`;

/**
 * Claims a link: it cannot be used again.
 *
 * @returns the id of its user; `undefined` when the link is unknown, expired or already used
 */
export const claimLink = async (
  query: Query,
  { table }: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const moment = now.toISOString();
  // The update is the claim: of concurrent requests, only one changes the row.
  const used = await query
    .updateTable(table)
    .set({ expires: moment })
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', moment)
    .returning('userId')
    .executeTakeFirst();
  return used?.userId;
};

/** The owner of a link, without claiming it. */
export const ownerOfLink = async (
  query: Query,
  { table }: LinkKind,
  token: string,
  now: Date,
): Promise<User | undefined> => {
  const link = await query
    .selectFrom(table)
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', now.toISOString())
    .executeTakeFirst();
  return link && userById(query, link.userId);
};

/** Invalidates every link of a user. */
export const endLinks = async (query: Query, userId: string): Promise<void> => {
  for (const table of ['signInLinks', 'passwordResets'] as const)
    await query.deleteFrom(table).where('userId', '=', userId).execute();
};
