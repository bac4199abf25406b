import 'server-only';
import { type FairEvent, inFolder } from '@fairdesk/core/events';
import type { DeskFair } from '@fairdesk/core/organiser';
import { describeFailure, type EventId, LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { currentSession } from '#app/_http/permission.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { portalUserOf } from '#app/_portal/open-visit.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { frameAt, placeOf } from '#app/_site/open-frame.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { type FairWebsite, siteOf, websiteOf } from './fair-website.ts';

/** The event whose desk is visited. */
export interface VisitedFair extends DeskFair {
  readonly website: FairWebsite;
}

/** The outcome of a visit to the organiser's desk. */
export type OrganiserVisit =
  | {
      readonly kind: 'desk';
      readonly data: PortalData;
      /** The organiser's email address. */
      readonly actor: string;
      /** Every event of the organiser. */
      readonly fairs: readonly FairEvent[];
      /** Those of them that the organiser manages. */
      readonly managed: readonly EventId[];
      /** Whether the organiser may create another one. */
      readonly canCreate: boolean;
      /** The event of the address; absent at the root of the desk. */
      readonly fair?: VisitedFair;
    }
  | { readonly kind: 'signed-out' | 'missing' | 'elsewhere' | 'failed'; readonly data: PortalData };

/**
 * Opens the desk for the current visitor: once per request, for its head and its body.
 *
 * @param path below `/organiser`, without language: `/clearwater/tasks`; empty for the root
 * @param slug of the event in the path, if any
 */
export const openOrganiserVisit = cache(
  async (language: Language, path: string, slug?: string): Promise<OrganiserVisit> => {
    const dataOf = (folder = slug === undefined ? '/' : `/${slug}`) => dataAt(language, path, folder);
    const session = (await currentSession()).unwrapOr(undefined);
    if (!session || session.error) return { kind: 'signed-out', data: await dataOf() };
    // The desk works on the embedded store.
    if (runtime().settings.profileService) return { kind: 'elsewhere', data: await dataOf() };
    const { email } = session.user;
    const [opened, sites] = await Promise.all([
      currentUseCases().openDesk({ email, ...(slug !== undefined && { slug }) }),
      valueOr([], currentUseCases().sites.sites()),
    ]);
    const visited = opened.map(({ fair }) => fair && siteOf(sites, fair.event)).unwrapOr(undefined);
    const data = await dataOf(visited && inFolder(visited, ''));
    return opened.match<OrganiserVisit>(
      ({ fair, ...desk }) => ({
        ...{ kind: 'desk', data: { ...data, user: portalUserOf(session) } },
        ...{ actor: email, ...desk },
        ...(fair && { fair: { ...fair, website: websiteOf(sites, fair.event) } }),
      }),
      (failure) => {
        if (failure.kind === 'not-found') return { kind: 'missing', data };
        currentUseCases().log.error(describeFailure(failure), failureDetails(failure));
        return { kind: 'failed', data };
      },
    );
  },
);

/** The frame of the event's site, with its colour; the desk itself is available in every language. */
const dataAt = async (language: Language, path: string, folder: string): Promise<PortalData> => {
  const { data } = await frameAt(language, '/', await placeOf(folder));
  const here = `/organiser${path}`;
  return {
    ...data,
    path: localPath({ language, path: here }),
    languages: LANGUAGES.map((other) => ({
      language: other,
      href: localPath({ language: other, path: here }),
    })),
  };
};
