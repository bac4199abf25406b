import { err, ok, okAsync, ResultAsync } from 'neverthrow';
import { eventIdFromPath, maySeeEvent } from '../events/index.ts';
import type { Failure } from '../shared/index.ts';
import type { OpenedPage } from './opened-page.ts';
import type { OpenPortalPagePorts, PortalPage, PortalRequest } from './portal-page.ts';
import { visibleToAll } from './visible-page.ts';

/** Opens a page of no company; one about an event requires that the user may see it. */
export const openGeneralPage = (
  { directory, access, clock }: OpenPortalPagePorts,
  { address }: PortalRequest,
  { page, session }: Omit<OpenedPage, 'site'>,
): ResultAsync<PortalPage, Failure> => {
  const general = { kind: 'general', page: visibleToAll(page), session } as const;
  if (!address.startsWith('/events/')) return okAsync(general);
  const id = eventIdFromPath(address);
  if (id.isErr()) return okAsync({ kind: 'missing', reason: 'event-id' });
  const { email } = session.user;
  return ResultAsync.combine([directory.event(id.value), access.membershipsOf(email)])
    .map(
      ([event, memberships]): PortalPage =>
        maySeeEvent(event, memberships, email, clock())
          ? { ...general, event }
          : { kind: 'missing', reason: 'event' },
    )
    .orElse((failure) =>
      failure.kind === 'not-found'
        ? ok<PortalPage, Failure>({ kind: 'missing', reason: 'event' })
        : err(failure),
    );
};
