import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { SessionRow } from '../database/identity-tables.ts';
import { conflict, empty, json, notFound, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { IdentityParts } from './parts.ts';
import { invalid, readInput } from './read-input.ts';
import { recordSignIn } from './sign-ins.ts';

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const Text = z.string().refine((text) => !text.includes('\0'));
const Sealed = Text.min(1).max(32_768);
/** The address as the identity provider gave it: trimmed and lower-cased, otherwise not validated. */
const Address = Text.trim().min(1).max(320).toLowerCase();
const Fault = Text.max(200).nullish();

/** The hash of a user, or of a session, of an outside identity provider. */
const SignOn = z
  .string()
  .regex(/^[\w-]{43}$/)
  .nullish();

const SessionInput = z.object({
  idHash: z.string().regex(/^[\w-]{16,128}$/),
  email: Address,
  sealed: Sealed,
  remembered: z.boolean(),
  expiresAt: Moment,
  lastSeenAt: Moment.optional(),
  error: Fault,
  signOnSubject: SignOn,
  signOnSession: SignOn,
});

const ChangeInput = z.object({
  email: Address.optional(),
  remembered: z.boolean().optional(),
  sealed: Sealed.optional(),
  expiresAt: Moment.optional(),
  lastSeenAt: Moment.optional(),
  error: Fault,
  version: z.int().optional(),
  signOnSubject: SignOn,
  signOnSession: SignOn,
});

/** `POST /identity/sessions`: stores a session, replacing an older one under the same hash. */
export const storeSession = async (
  { database, clock }: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { idHash, remembered, error, lastSeenAt, signOnSubject, signOnSession, ...rest } = await readInput(
    request,
    SessionInput,
  );
  const now = clock().toISOString();
  const cells = {
    ...rest,
    remembered: remembered ? 1 : 0,
    error: error ?? null,
    signOnSubject: signOnSubject ?? null,
    signOnSession: signOnSession ?? null,
    lastSeenAt: lastSeenAt ?? now,
    createdAt: now,
  };
  const row = await database.write(async (query) => {
    await recordSignIn(query, cells.email, cells.lastSeenAt);
    return query
      .insertInto('sessions')
      .values({ idHash, ...cells, version: 1, leasedUntil: null })
      .onConflict((conflict) =>
        conflict.column('idHash').doUpdateSet({ ...cells, version: 1, leasedUntil: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return json(201, show(row));
};

/** `GET /identity/sessions/{idHash}`: 404 when it is unknown or expired. */
export const readSession = async (parts: IdentityParts, idHash: string): Promise<ServiceResponse> =>
  json(200, show(await requireSession(parts, idHash)));

const requireSession = async ({ database, clock }: IdentityParts, idHash: string) => {
  const row = await database.query
    .selectFrom('sessions')
    .selectAll()
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** `PATCH /identity/sessions/{idHash}`: changes the given fields; a stale version gives 409. */
export const changeSession = async (
  parts: IdentityParts,
  idHash: string,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, clock } = parts;
  const { version, remembered, ...changes } = await readInput(request, ChangeInput);
  const cells = { ...changes, remembered: remembered === undefined ? undefined : Number(remembered) };
  const values = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
  let update = database.query
    .updateTable('sessions')
    .set(values)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', clock().toISOString());
  if (version !== undefined) update = update.where('version', '=', version);
  const row = await update.returningAll().executeTakeFirst();
  if (row && changes.lastSeenAt !== undefined)
    await recordSignIn(database.query, row.email, changes.lastSeenAt);
  if (row) return json(200, show(row));
  await requireSession(parts, idHash);
  throw conflict();
};

/** `DELETE /identity/sessions/{idHash}` */
export const endSession = async ({ database }: IdentityParts, idHash: string): Promise<ServiceResponse> => {
  await database.query.deleteFrom('sessions').where('idHash', '=', idHash).execute();
  return empty(204);
};

/** `GET /identity/sessions?email=`: a user's active sessions, newest first. */
export const listSessions = async (
  { database, clock }: IdentityParts,
  email: string,
): Promise<ServiceResponse> => {
  const rows = await database.query
    .selectFrom('sessions')
    .selectAll()
    .where('email', '=', addressOf(email))
    .where('expiresAt', '>', clock().toISOString())
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  return json(200, rows.map(show));
};

/** `DELETE /identity/sessions?email=`, or `?signOnSubject=&signOnSession=` after a logout notice. */
export const endSessions = async (
  { database }: IdentityParts,
  { url }: ServiceRequest,
): Promise<ServiceResponse> => {
  const subject = url.searchParams.get('signOnSubject');
  const session = url.searchParams.get('signOnSession');
  let deletion = database.query.deleteFrom('sessions');
  if (subject !== null) deletion = deletion.where('signOnSubject', '=', subject);
  if (session !== null) deletion = deletion.where('signOnSession', '=', session);
  if (subject === null && session === null)
    deletion = deletion.where('email', '=', addressOf(url.searchParams.get('email') ?? ''));
  await deletion.execute();
  return empty(204);
};

const show = ({
  leasedUntil: _,
  signOnSubject: _s,
  signOnSession: _n,
  remembered,
  ...row
}: Selectable<SessionRow>) => ({
  ...row,
  remembered: remembered === 1,
});

const addressOf = (email: string): string => {
  const address = Address.safeParse(email);
  if (!address.success) throw invalid([{ path: 'email', code: 'forms-email' }]);
  return address.data;
};
