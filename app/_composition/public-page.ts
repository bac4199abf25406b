import 'server-only';
import { isWritten, type Page } from '@fairdesk/core/page';
import { describeFailure, type Failure, failureDetails, type Language } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import { cache } from 'react';
import type { FairData } from '#ui/page/fair-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { readsOnly } from '#ui/page/reads-only.ts';
import { EVENT_DIRECTORY } from './events.ts';
import { fairData } from './fair-data.ts';
import { inTime } from './in-time.ts';
import { type Frame, frameOf, frameOfNothing, openFrame } from './open-frame.ts';
import { orElse } from './or-else.ts';
import { PAGE_SOURCE } from './page.ts';
import { runtime } from './runtime.ts';
import { seenByAll } from './seen-page.ts';
import { server } from './server.ts';
import { shownEvent } from './shown-event.ts';

export interface PublicPage {
  /** Absent when there is no such page in this language, or none that may be shown to everybody. */
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
    const outer = await openFrame(language, address);
    const { site, siteName, folder, path } = outer;
    const [page, event] = await Promise.all([
      server().get(PAGE_SOURCE).open({ site: siteName, folder, path, language }),
      site && inTime(orElse(undefined, server().get(EVENT_DIRECTORY).event(site.event))),
    ]);
    const found = readNow('page', page);
    const within = (frame: Frame) => ({
      frame,
      data: { ...frame.data, ...(event && { event: shownEvent(event) }) },
    });
    if (!found || !readsOnly(found)) return { page: undefined, ...within(frameOfNothing(outer)) };
    const around = within(frameOf(outer, found));
    // Its readers are led to the languages it is written in, and shown none of them for their own.
    if (!isWritten(found)) return { page: undefined, ...around };
    const shown = seenByAll(found);
    const { data } = around;
    const fair = readNow(
      'fair',
      await fairData({ page: shown, event: site?.event, address: data.path, language, search }),
    );
    if (!fair) return { page: undefined, ...within(frameOfNothing(outer)) };
    const { movedTo, exhibitors } = fair;
    const isPartial = exhibitors === 'unavailable' || (site !== undefined && event === undefined);
    return {
      ...around,
      page: named(shown, fair),
      data: { ...data, fair },
      ...(movedTo && { movedTo }),
      ...(isPartial && { isPartial }),
    };
  },
);

/** What there is; `undefined` where there is nothing. What the upstream said goes to the operator alone. */
const readNow = <T>(what: string, read: Result<T, Failure>): T | undefined => {
  if (read.isOk()) return read.value;
  if (read.error.kind === 'not-found') return undefined;
  runtime().log.error(describeFailure(read.error), failureDetails(read.error));
  throw new Error(`The ${what} cannot be read now`);
};

/** A page that stands for many is called what it shows. */
const named = (page: Page, { exhibitor }: FairData): Page =>
  exhibitor
    ? { ...page, title: exhibitor.name, description: exhibitor.shortDescription || page.description }
    : page;
