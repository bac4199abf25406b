import { z } from 'zod';
import { postMail } from '../mail/outbox.ts';
import { registeredAlreadyMail, verifyVisitorMail } from '../mail/visitor-mail.ts';
import { empty, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import { mailLink, withReturn } from './one-time-link.ts';
import type { IdentityParts } from './parts.ts';
import {
  EmailInput,
  invalid,
  LanguageInput,
  NameInput,
  PasswordInput,
  ReturnInput,
  readInput,
} from './read-input.ts';
import { SIGN_IN } from './sign-in-link.ts';
import { newPasswordFaults, userByEmail } from './users.ts';

/** How long the link of a registration is valid, in milliseconds. */
const LIFE_MS = 86_400_000;
/** Maximum number of registrations per address within that time; concurrent requests can exceed it slightly. */
const MAX_REGISTRATIONS = 3;

const VisitorInput = z.object({
  email: EmailInput,
  givenName: NameInput,
  familyName: NameInput,
  password: PasswordInput,
  language: LanguageInput,
  returnTo: ReturnInput,
});
type VisitorInput = z.infer<typeof VisitorInput>;

/**
 * `POST /identity/visitors`: mails a link that opens a visitor account.
 *
 * The response and its timing are the same for a known address, whose owner gets a sign-in link instead.
 */
export const registerVisitor = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const input = await readInput(request, VisitorInput);
  const faults = newPasswordFaults(input.password, input.email);
  if (faults.length > 0) throw invalid(faults);
  parts.background.run('Cannot prepare a registration mail', () => prepare(parts, input));
  return empty(202);
};

const prepare = async (parts: IdentityParts, input: VisitorInput): Promise<void> => {
  const { email, language, returnTo } = input;
  if (await userByEmail(parts.database.query, email))
    return mailLink(
      parts,
      {
        ...SIGN_IN,
        letterOf: async (_query, _user, _language, link) => registeredAlreadyMail(language, link),
      },
      { email, language, returnTo },
    );
  await storeRegistration(parts, input);
};

const storeRegistration = async (
  { database, mailer, passwords, publicUrl, clock }: IdentityParts,
  { email, givenName, familyName, password, language, returnTo }: VisitorInput,
): Promise<void> => {
  const now = clock();
  const passwordHash = await passwords.hash(password);
  const { href, tokenHash } = newSecretLink(publicUrl, language, '/verify');
  await database.write(async (query) => {
    const { count } = await query
      .selectFrom('visitorRegistrations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .where('created', '>', new Date(now.getTime() - LIFE_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_REGISTRATIONS) return;
    const expires = new Date(now.getTime() + LIFE_MS).toISOString();
    await query
      .insertInto('visitorRegistrations')
      .values({ tokenHash, email, givenName, familyName, passwordHash, created: now.toISOString(), expires })
      .execute();
    const letter = verifyVisitorMail(language, givenName, withReturn(href, returnTo));
    await postMail(query, { recipient: email, class: 'urgent', hasSecret: true, ...letter }, now);
  });
  await mailer.wake();
};
