import type { ResultAsync } from 'neverthrow';
import type { EventDirectory, FairEvent, Participation, Selection, SiteDirectory } from '../events/index.ts';
import type { Page, PageSource } from '../page/index.ts';
import type { AccessBook, StoredSession } from '../session/index.ts';
import type { Clock, Failure, Language } from '../shared/index.ts';

/** The ports that read sessions, roles, pages, sites and events. */
export interface OpenPortalPagePorts {
  /** The session of the request; `undefined` when signed out. */
  readonly session: () => ResultAsync<StoredSession | undefined, Failure>;
  readonly access: AccessBook;
  readonly pages: PageSource;
  readonly sites: SiteDirectory;
  readonly directory: EventDirectory;
  readonly clock: Clock;
}

/** A request for a page of the portal. */
export interface PortalRequest {
  readonly language: Language;
  /** Without language: `/aqua/tasks`. */
  readonly address: string;
  /** The query of the address: `?tab=news`; empty without one. */
  readonly query: string;
  /** The product in the query, unparsed: `?pid=`. */
  readonly pid: string;
  /** The selection in the cookies: a claim. */
  readonly selection: Selection;
}

/** The outcome of opening a page of the portal. */
export type PortalPage =
  | ({ readonly kind: 'company'; readonly page: Page; readonly session: StoredSession } & CompanyPage)
  /** A page of no company: the list of events, or of the participations of one event. */
  | {
      readonly kind: 'general';
      readonly page: Page;
      readonly session: StoredSession;
      readonly event?: FairEvent;
    }
  /** `ended`: the session has just expired. The page has only what is public. */
  | { readonly kind: 'signed-out'; readonly ended: boolean; readonly page?: Page }
  | { readonly kind: 'missing'; readonly reason: 'page' | 'event' | 'event-id' }
  /** With language: `/nl/events/101`. */
  | { readonly kind: 'go'; readonly href: string };

/** What a page of a company has. */
interface CompanyPage {
  readonly event: FairEvent;
  readonly participation: Participation;
  readonly severalParticipations: boolean;
  /** The product that the page is about; absent for other pages. Whether it is the company's is unknown. */
  readonly product?: string;
}
