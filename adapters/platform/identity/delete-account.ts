import { z } from 'zod';
import { postMail } from '../mail/outbox.ts';
import { accountDeletedMail } from '../mail/visitor-mail.ts';
import { empty, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { requireUser } from './account.ts';
import type { IdentityParts } from './parts.ts';
import { invalid, LanguageInput, PasswordInput, readInput } from './read-input.ts';
import { couldBePassword } from './users.ts';

const DeletionInput = z.object({ password: PasswordInput, language: LanguageInput });

/**
 * `POST /identity/account/delete`: deletes a user with their reactions, sessions and tokens, after checking the
 * password, if there is one; confirms it by mail.
 */
export const deleteAccount = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, mailer, background, passwords, tokens, clock } = parts;
  const { id, email, passwordHash } = await requireUser(parts, request);
  const { password, language } = await readInput(request, DeletionInput);
  // Users of an outside provider have no password here.
  const isRight =
    passwordHash === null || (couldBePassword(password) && (await passwords.matches(password, passwordHash)));
  if (!isRight) throw invalid([{ path: 'password', code: 'password-wrong' }]);
  await database.write(async (query) => {
    await tokens.revokeAll(query, id);
    for (const table of ['sessions', 'signIns', 'accessRequests', 'visitorRegistrations'] as const)
      await query.deleteFrom(table).where('email', '=', email).execute();
    await query
      .deleteFrom('outbox')
      .where('recipient', '=', email)
      .where('state', 'not in', ['waiting', 'handing'])
      .execute();
    await query.deleteFrom('users').where('id', '=', id).execute();
    await postMail(query, { recipient: email, class: 'urgent', ...accountDeletedMail(language) }, clock());
  });
  background.run('Cannot send a mail about a deleted account', () => mailer.wake());
  return empty(204);
};
