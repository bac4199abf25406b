import 'server-only';
import type { Participation } from '@fairdesk/core/events';
import type { VisitConnectFields } from '@fairdesk/core/partners';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';
import { allowOnly } from './permission.ts';

/** The signed fields of a visit-connect form for a participation; `not-found` where the service is not set up. */
export const visitFields = (
  participation: Pick<Participation, 'event' | 'uid' | 'brand'>,
  redirect: string,
): ResultAsync<VisitConnectFields, Failure> => {
  const { signVisit, events } = currentUseCases();
  if (signVisit === undefined) return errAsync(NOT_SET_UP);
  const contactref = participation.uid || (participation.brand?.id ?? '');
  return events
    .event(participation.event)
    .andThen(({ slug, id }) => signVisit({ contactref, expo: slug || id, redirect }));
};

/** The address of the accreditation system for a participation; `not-found` where it is not set up. */
export const accreditationAddress = ({ uid }: Pick<Participation, 'uid'>): ResultAsync<string, Failure> =>
  currentUseCases().openAccreditation?.(uid) ?? errAsync(NOT_SET_UP);

/** The participation of a request's query, if this user may read it. */
export const participationIn = (request: Request): ResultAsync<Participation, Failure> =>
  allowOnly(new URL(request.url).searchParams.get('participation') ?? '', 'read').andThen(
    ({ participation }) => currentUseCases().events.participation(participation.id),
  );

/** The visitor service that forms are posted to; `undefined` where it is not set up. */
export const visitAction = (): string | undefined => runtime().settings.visitConnect?.url;

const NOT_SET_UP: Failure = { kind: 'not-found', what: 'the service of the partner' };
