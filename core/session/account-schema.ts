import * as z from 'zod/mini';
import { EMAIL_MAX, type EventId, eventIdOf, LANGUAGES } from '../shared/index.ts';
import type {
  AccessRequest,
  AccountDeletion,
  AccountDetails,
  AdministratorDetails,
  Invitation,
  SetupLink,
  VisitorRegistration,
} from './ports.ts';

const name = z.string().check(z.maxLength(200));
const email = z.string().check(z.maxLength(EMAIL_MAX));

/** The request body that completes an account. A rule checks the length of the password, not this schema. */
export const AccountDetailsSchema: z.ZodMiniType<AccountDetails> = z.object({
  givenName: name,
  familyName: name,
  password: z.string().check(z.maxLength(1024)),
});

/** The request body that requests access to a company. */
export const AccessRequestSchema: z.ZodMiniType<AccessRequest> = z.object({
  email,
  givenName: name,
  familyName: name,
  organizationName: name,
  event: z.exactOptional(z.custom<EventId>((id) => typeof id === 'string' && eventIdOf(id) !== undefined)),
  language: z.enum(LANGUAGES),
});

/** The request body that registers a visitor. */
export const VisitorRegistrationSchema: z.ZodMiniType<VisitorRegistration> = z.object({
  email,
  givenName: name,
  familyName: name,
  password: z.string().check(z.maxLength(1024)),
  language: z.enum(LANGUAGES),
  returnTo: z.exactOptional(z.string().check(z.maxLength(1000))),
});

/** The request body that deletes one's own account. */
export const AccountDeletionSchema: z.ZodMiniType<AccountDeletion> = z.object({
  password: z.string().check(z.maxLength(1024)),
  language: z.enum(LANGUAGES),
});

/** An invitation, as the server sends it. */
export const InvitationSchema: z.ZodMiniType<Invitation> = z.object({
  email,
  places: z.array(z.object({ organizationName: z.string(), eventName: z.string() })),
  accountExists: z.boolean(),
  givenName: z._default(name, ''),
  familyName: z._default(name, ''),
});

/** The request body that sets up an administrator. */
export const AdministratorDetailsSchema: z.ZodMiniType<AdministratorDetails> = z.object({
  email,
  givenName: name,
  familyName: name,
  password: z.string().check(z.maxLength(1024)),
});

/** A link that makes an administrator, as the identity service sends it. */
export const SetupLinkSchema: z.ZodMiniType<SetupLink> = z.object({ email, accountExists: z.boolean() });
