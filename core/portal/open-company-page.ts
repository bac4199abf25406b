import { okAsync, ResultAsync } from 'neverthrow';
import { type EventSite, inFolder, mayEnter, type Validation, validateVisit } from '../events/index.ts';
import { type Failure, localPath } from '../shared/index.ts';
import type { OpenedPage } from './opened-page.ts';
import type { OpenPortalPagePorts, PortalPage, PortalRequest } from './portal-page.ts';
import { visibleTo } from './visible-page.ts';

/** Opens a page for the selected participation if it is the user's. */
export const openCompanyPage = (
  ports: OpenPortalPagePorts,
  request: PortalRequest,
  { page, session, site }: OpenedPage & { readonly site: EventSite },
  product?: string,
): ResultAsync<PortalPage, Failure> => {
  const { directory, access, clock } = ports;
  const { email } = session.user;
  const { selection } = request;
  return validateVisit(ports)(email, selection, request.address).andThen((validation) => {
    if (validation.kind !== 'ok' || selection.kind !== 'participation')
      return okAsync<PortalPage, Failure>(afterValidation(validation, request, site));
    // The event is that of the address: the one in the cookies is a claim.
    const { event: eventId } = site;
    const { participationId } = selection.chosen;
    return ResultAsync.combine([
      directory.event(eventId),
      directory.participation(participationId),
      access
        .membershipsOf(email)
        .andThen((memberships) => directory.count(eventId, mayEnter(memberships, eventId)))
        .orElse(() => okAsync(1)),
    ]).map(
      ([event, participation, count]): PortalPage => ({
        kind: 'company',
        page: visibleTo(page, { site, event, participation, email }, clock()),
        session,
        event,
        participation,
        severalParticipations: count > 1,
        ...(product !== undefined && { product }),
      }),
    );
  });
};

/** A redirect within the site at once; anything else by the validation page, which leads back here. */
const afterValidation = (
  validation: Validation,
  { language, address, query }: PortalRequest,
  site: EventSite,
): PortalPage => {
  const isWithin = validation.kind === 'go' && validation.href.startsWith(inFolder(site, '/'));
  if (isWithin) return { kind: 'go', href: localPath({ language, path: validation.href }) };
  const to = localPath({ language, path: address, suffix: query });
  return { kind: 'go', href: localPath({ language, path: `/validate?to=${encodeURIComponent(to)}` }) };
};
