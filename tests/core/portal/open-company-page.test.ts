import { mayEnter, sitePlace, type Validation, validateVisit } from '@fairdesk/core/events';
import { openPortalPage, type PortalPage, type PortalRequest, visibleTo } from '@fairdesk/core/portal';
import { type Failure, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { NOW, type PortalWorld, pagesOf, portalPorts } from '#tests/support/worlds/portal-world.ts';
import { anyOwnVisit } from '#tests/support/worlds/visit-world.ts';

const many = { numRuns: 400 };

/** A visit to a page of a fair that is there, by a user who is signed in. */
const anyCompanyVisit = anyOwnVisit
  .filter(({ request: { address } }) => !address.startsWith('/fair-2') && !address.endsWith('/nothing'))
  .map(({ world, request }) => {
    const { error: _, ...session } = world.session ?? expect.unreachable();
    return { world: { ...world, session }, request };
  });
type Visit = typeof anyCompanyVisit extends fc.Arbitrary<infer T> ? T : never;

const pageOf = ({ sites }: Pick<PortalWorld, 'sites'>, { address, language }: PortalRequest) => {
  const { siteName, path } = sitePlace(sites, address);
  const pages = pagesOf({ sites });
  return (
    pages.find((page) => page.site === siteName && page.path === path && page.language === language) ??
    expect.unreachable()
  );
};
const fails = () => errAsync<never, Failure>({ kind: 'unavailable', request: 'GET /' });

const go = (language: PortalRequest['language'], path: string): PortalPage => ({
  ...{ kind: 'go', href: localPath({ language, path }) },
});

/** Where a visit is led that cannot continue. */
const ledTo = ({ world, request }: Visit, validation: Validation): PortalPage => {
  const { language, address, query } = request;
  const { site } = sitePlace(world.sites, address);
  if (validation.kind === 'go' && validation.href.startsWith(`/${site?.virtualFolder}/`))
    return go(language, validation.href);
  const back = localPath({ language, path: address, suffix: query });
  return go(language, `/validate?to=${encodeURIComponent(back)}`);
};

/** The page of a visit that continues. */
const companyPage = ({ world, request }: Visit, canCount: boolean) => {
  const { selection, address } = request;
  const { site } = sitePlace(world.sites, address);
  const id = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
  const participation = world.participations.find((one) => one.id === id) ?? expect.unreachable();
  const event = world.events.find((one) => one.id === site?.event) ?? expect.unreachable();
  const only = mayEnter(world.memberships, event.id);
  const own = world.participations.filter(
    (one) =>
      one.event === event.id && one.status === 'CONFIRMED' && (only === 'all' || only.includes(one.id)),
  );
  const { email } = world.session.user;
  return {
    ...{ kind: 'company', session: world.session, event, participation },
    page: visibleTo(pageOf(world, request), { site, event, participation, email }, NOW),
    severalParticipations: canCount && own.length > 1,
    ...(address.includes('/awards/') && { product: 'product-1' }),
  };
};

describe('a page of a company', () => {
  it.prop([anyCompanyVisit, fc.boolean()], many)(
    'has what its user may see; without a valid selection it leads on within its site, or to the validation page and back',
    async (visit, canCount) => {
      const { world, request } = visit;
      const { language, address, query, selection } = request;
      const ports = portalPorts(world);
      const directory = { ...ports.directory, ...(!canCount && { count: fails }) };
      const page = (await openPortalPage({ ...ports, directory })(request))._unsafeUnwrap();
      if (address.includes('/awards/') && !query.includes('pid=product-1')) {
        expect(page).toEqual(go(language, '/404'));
        return;
      }
      const validation = await validateVisit(ports)(world.session.user.email, selection, address);
      const outcome = validation._unsafeUnwrap();
      expect(page).toStrictEqual(
        outcome.kind === 'ok' ? companyPage(visit, canCount) : ledTo(visit, outcome),
      );
    },
  );
});
