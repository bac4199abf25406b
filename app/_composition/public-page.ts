import 'server-only';
import type { Page } from '@fairdesk/core/page';
import { describeFailure, type Failure, failureDetails, type Language } from '@fairdesk/core/shared';
import { cache } from 'react';
import type { FairData } from '#ui/page/fair-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { readsOnly } from '#ui/page/reads-only.ts';
import { EVENT_DIRECTORY } from './events.ts';
import { fairData } from './fair-data.ts';
import { inTime } from './in-time.ts';
import { type Frame, openFrame } from './open-frame.ts';
import { orElse } from './or-else.ts';
import { PAGE_SOURCE } from './page.ts';
import { runtime } from './runtime.ts';
import { seenByAll } from './seen-page.ts';
import { server } from './server.ts';
import { shownEvent } from './shown-event.ts';

export interface PublicPage {
  /** Absent when there is no such page, or none that may be shown to everybody. */
  readonly page: Page | undefined;
  readonly data: PortalData;
  /** Where it stands, for what the site lends to a page that is missing. */
  readonly frame: Frame;
  /** What it shows has another address by now. */
  readonly movedTo?: string;
  /** A part of it could not be read now: it is shown without, and not kept. */
  readonly isPartial?: true;
}

/**
 * Opens a page for everybody, knowing nobody; a page with blocks that know people is not among them.
 *
 * An upstream that fails is thrown, so that the page kept before goes on being shown.
 */
export const openPublicPage = cache(
  async (language: Language, address: string, search = ''): Promise<PublicPage> => {
    const frame = await openFrame(language, address);
    const { site, siteName, folder, path } = frame;
    const [page, event] = await Promise.all([
      server().get(PAGE_SOURCE).open({ site: siteName, folder, path, language }),
      site && inTime(orElse(undefined, server().get(EVENT_DIRECTORY).event(site.event))),
    ]);
    if (page.isErr() && page.error.kind !== 'not-found') throw unreadable('page', page.error);
    const shown = page.map((found) => (readsOnly(found) ? seenByAll(found) : undefined)).unwrapOr(undefined);
    const data = { ...frame.data, ...(event && { event: shownEvent(event) }) };
    if (!shown) return { page: undefined, data, frame };
    const fair = await fairData({ page: shown, event: site?.event, address: data.path, language, search });
    if (fair.isErr() && fair.error.kind !== 'not-found') throw unreadable('fair', fair.error);
    if (fair.isErr()) return { page: undefined, data, frame };
    const { movedTo, exhibitors } = fair.value;
    const isPartial = exhibitors === 'unavailable' || (site !== undefined && event === undefined);
    return {
      page: named(shown, fair.value),
      data: { ...data, fair: fair.value },
      frame,
      ...(movedTo && { movedTo }),
      ...(isPartial && { isPartial }),
    };
  },
);

/** What the upstream said goes to the operator alone. */
const unreadable = (what: string, failure: Failure): Error => {
  runtime().log.error(describeFailure(failure), failureDetails(failure));
  return new Error(`The ${what} cannot be read now`);
};

/** A page that stands for many is called what it shows. */
const named = (page: Page, { exhibitor }: FairData): Page =>
  exhibitor
    ? { ...page, title: exhibitor.name, description: exhibitor.shortDescription || page.description }
    : page;
