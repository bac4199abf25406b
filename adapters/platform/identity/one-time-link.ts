import type { Language } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import type { Letter } from '../mail/mail.ts';
import { postMail } from '../mail/outbox.ts';
import { hashOf } from '../tokens/secret.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, LanguageInput } from './read-input.ts';
import { type User, userByEmail, userById } from './users.ts';

/** Links of one purpose, which people ask for themselves. */
export interface LinkKind {
  readonly table: 'signInLinks' | 'passwordResets';
  /** The page a link leads to: `/sign-in`. */
  readonly page: string;
  /** How long a link works, in milliseconds. */
  readonly lifeMs: number;
  readonly letterOf: (query: Query, user: User, language: Language, link: string) => Promise<Letter>;
}

/** How many links of a kind one person is sent within the life of one. The number is ours. */
const MAX_LINKS = 3;

/** Who asks for a link, and the language of their page. */
export const LinkInput = z.object({ email: EmailInput, language: LanguageInput });

/** Mails a link to the person with this address; an unknown address gets nothing. */
export const mailLink = async (
  { database, mailer, publicUrl, clock }: IdentityParts,
  { table, page, lifeMs, letterOf }: LinkKind,
  { email, language }: z.infer<typeof LinkInput>,
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
    await postMail(query, { recipient: user.email, ...(await letterOf(query, user, language, href)) }, now);
  });
  await mailer.wake();
};

/**
 * Uses a link up.
 *
 * @returns the id of its person; `undefined` where the link is unknown, has expired or was used before
 */
export const claimLink = async (
  query: Query,
  { table }: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const moment = now.toISOString();
  // The update is the claim: of many that use a link at once, one changes the row.
  const used = await query
    .updateTable(table)
    .set({ expires: moment })
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', moment)
    .returning('userId')
    .executeTakeFirst();
  return used?.userId;
};

/** Whose link this is, without using it up. */
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

/** Ends every link of a person. */
export const endLinks = async (query: Query, userId: string): Promise<void> => {
  for (const table of ['signInLinks', 'passwordResets'] as const)
    await query.deleteFrom(table).where('userId', '=', userId).execute();
};
