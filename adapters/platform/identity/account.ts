import type { FieldFault } from '@fairdesk/core/shared';
import { z } from 'zod';
import { httpFault, json, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { bearerOf } from '../tokens/secret.ts';
import type { IdentityParts } from './parts.ts';
import {
  invalid,
  LanguageInput,
  NameInput,
  OptionalNameInput,
  PasswordInput,
  readInput,
} from './read-input.ts';
import { newPasswordFaults, saveUser, showUser, type User, userById } from './users.ts';

const AccountInput = z.object({ givenName: NameInput, familyName: NameInput, password: PasswordInput });

/** What opens an account, or the password alone of one that exists. */
export const JoinInput = z.object({
  givenName: OptionalNameInput.default(''),
  familyName: OptionalNameInput.default(''),
  password: PasswordInput,
});

/** Why this does not open an account. */
export const newAccountFaults = (
  { givenName, familyName, password }: z.infer<typeof JoinInput>,
  email: string,
): readonly FieldFault[] => [
  ...Object.entries({ givenName, familyName }).flatMap(([path, name]): readonly FieldFault[] =>
    name === '' ? [{ path, code: 'forms-required' }] : [],
  ),
  ...newPasswordFaults(password, email),
];

const LanguageChoice = z.object({ language: LanguageInput });

/** `GET /identity/userinfo`: the owner of the token. */
export const readUser = async (parts: IdentityParts, request: ServiceRequest): Promise<ServiceResponse> =>
  json(200, showUser(await requireUser(parts, request)));

/** `POST /identity/account`: sets the user's names and own password, once; revokes all their other tokens. */
export const setUpAccount = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, passwords, tokens, clock } = parts;
  const user = await requireUser(parts, request);
  const { givenName, familyName, password } = await readInput(request, AccountInput);
  // A password that works can be changed only by a mailed reset link.
  if (user.accountSetup === 1) throw httpFault(409, { error: 'already_set_up' });
  const faults = newPasswordFaults(password, user.email);
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = await passwords.hash(password);
  await database.write(async (query) => {
    const { email } = user;
    await saveUser(query, { email, givenName, familyName, passwordHash, accountSetup: true }, clock());
    await tokens.revokeAll(query, user.id, bearerOf(request));
  });
  return json(200, showUser({ ...user, givenName, familyName, accountSetup: 1 }));
};

/** `PUT /identity/account/language`: stores the language that the owner of the token chose. */
export const chooseLanguage = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, clock } = parts;
  const user = await requireUser(parts, request);
  const { language: chosenLanguage } = await readInput(request, LanguageChoice);
  await database.query
    .updateTable('users')
    .set({ chosenLanguage, modified: clock().toISOString() })
    .where('id', '=', user.id)
    .execute();
  return json(200, showUser({ ...user, chosenLanguage }));
};

/** The owner of the request's token; without one, the request ends with 401. */
export const requireUser = async (
  { database, tokens }: IdentityParts,
  request: ServiceRequest,
): Promise<User> => {
  const token = bearerOf(request);
  const id = token === undefined ? undefined : await tokens.subjectOf(token);
  const user = id === undefined ? undefined : await userById(database.query, id);
  if (!user) throw httpFault(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer' });
  return user;
};
