import type { EventId, Language } from '../shared/index.ts';

/** One edition of a trade fair. Source: portal spec §3 "Event". */
export interface FairEvent {
  readonly id: EventId;
  readonly name: string;
  /** Its virtual folder: `/{slug}/dashboard`. */
  readonly slug: string;
  /** `2027-01-26`, in {@link FairEvent.timeZone}. */
  readonly startDate: string;
  /** `09:00`; empty when not yet known. */
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  /** IANA: `Europe/Amsterdam`. */
  readonly timeZone: string;
  readonly city: string;
  readonly venue: string;
  readonly floorPlanUrl: string;
  readonly publicationStatus: string;
  readonly publicStartDate: string;
  readonly publicEndDate: string;
  readonly status: string;
  /** People who see the event before others do: e-mail addresses. */
  readonly testUsers: readonly string[];
  /** From this day on the event can only be read; empty for never. */
  readonly archiveAt: string;
  readonly show?: Show;
}

/** The fair of which an event is one edition. */
export interface Show {
  readonly id: string;
  readonly name: string;
}

/** What a chooser shows of an event. Source: portal spec §3 "Event summary". */
export interface EventSummary {
  readonly id: EventId;
  readonly name: string;
  /** Public dates preferred, the time appended if there is one: `2027-01-26 09:00`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly show?: Show;
}

/** The content platform's name of the site whose pages belong to no event. */
export const PORTAL_SITE = 'portal';

/** How the pages of a site present themselves, besides what stands on them. */
export interface SiteLook {
  readonly logo?: Logo;
  /** `#0a5c4a`; empty for the product's own. */
  readonly brandColour: string;
  readonly head?: SiteHead;
  /** Those it is offered in; absent for all. */
  readonly languages?: readonly Language[];
}

/** A configured site of an event. Source: portal spec §7 "site-configuration". */
export interface EventSite extends SiteLook {
  readonly event: EventId;
  /** The site's name in the content platform. */
  readonly site: string;
  readonly virtualFolder: string;
  /** Participation types that are sent to {@link EventSite.redirectPage} from a one-segment path; see `redirectFor`. */
  readonly redirectTypes: readonly string[];
  /** `/welcome`; empty for none. */
  readonly redirectPage: string;
  /** When exhibitors may change the event's data; absent for always. */
  readonly syncWindow?: SyncWindow;
}

/** What the head of every page of a site has. Source: site spec §2 "Language switching". */
export interface SiteHead {
  /** Before and after each page's own title, spaces included: ` | Clearwater`. */
  readonly titlePrefix: string;
  readonly titleSuffix: string;
  /** The address of its icon; empty for the product's. */
  readonly favicon: string;
  /** The address of the picture for the cards that other sites make of its links; empty for none, and a page's own wins. */
  readonly socialImage: string;
}

/** When an event's data may be changed by exhibitors: instants, ISO; empty for no limit. */
export interface SyncWindow {
  readonly start: string;
  readonly end: string;
}

/** A picture with words for who cannot see it. */
export interface Logo {
  readonly src: string;
  readonly alt: string;
}
