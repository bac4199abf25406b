import 'server-only';
import type { LatestChangeSchema, OrganiserCaller } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';

/** The newest entry about a subject, without its values: none, or one. */
export const latestChange = (
  caller: OrganiserCaller,
  subject: string,
): ResultAsync<z.output<typeof LatestChangeSchema>, Failure> =>
  currentUseCases()
    .auditTrailOf(caller)
    .latest(subject)
    .map((latest) => ({ items: latest ? [{ ...latest, fields: latest.fields && [...latest.fields] }] : [] }));
