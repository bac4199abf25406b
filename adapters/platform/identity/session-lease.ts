import { z } from 'zod';
import { empty, json, notFound, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { IdentityParts } from './parts.ts';
import { readInput } from './read-input.ts';

const LeaseInput = z.object({ seconds: z.int().min(1).max(300) });

/** `POST …/lease`: lets one process at a time refresh a session's tokens. */
export const leaseSession = async (
  { database, clock }: IdentityParts,
  idHash: string,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { seconds } = await readInput(request, LeaseInput);
  const now = clock();
  const { numUpdatedRows } = await database.query
    .updateTable('sessions')
    .set({ leasedUntil: new Date(now.getTime() + seconds * 1_000).toISOString() })
    .where('idHash', '=', idHash)
    .where((either) =>
      either.or([either('leasedUntil', 'is', null), either('leasedUntil', '<=', now.toISOString())]),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return json(200, { leased: true });
  const row = await database.query
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', idHash)
    .executeTakeFirst();
  if (!row) throw notFound();
  return json(200, { leased: false });
};

/** `DELETE …/lease`: releases it early. */
export const endLease = async ({ database }: IdentityParts, idHash: string): Promise<ServiceResponse> => {
  await database.query
    .updateTable('sessions')
    .set({ leasedUntil: null })
    .where('idHash', '=', idHash)
    .execute();
  return empty(204);
};
