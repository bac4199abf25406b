import type { EventId, Language } from '../shared/index.ts';

/** One edition of a trade fair. Source: portal spec §3 "Event". */
export interface FairEvent {
  readonly id: EventId;
  readonly name: string;
  /** The slug, which is also its virtual folder: `/{slug}/dashboard`. */
  readonly slug: string;
  /** `2027-01-26`, in {@link FairEvent.timeZone}. */
  readonly startDate: string;
  /** `09:00`; empty when unknown. */
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
  /** Email addresses of users who can see the event before it is published. */
  readonly testUsers: readonly string[];
  /** The event is read-only from this day on; empty for never. */
  readonly archiveAt: string;
  readonly show?: Show;
}

/** A trade fair, of which an event is one edition. */
export interface Show {
  readonly id: string;
  readonly name: string;
}

/** An event in a chooser. Source: portal spec §3 "Event summary". */
export interface EventSummary {
  readonly id: EventId;
  readonly name: string;
  /** The public date if set, with the time appended if known: `2027-01-26 09:00`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly show?: Show;
}

/** The name, in the content platform, of the site whose pages belong to no event. */
export const PORTAL_SITE = 'portal';

/** The branding and settings of a site, apart from the contents of its pages. */
export interface SiteLook {
  readonly logo?: Logo;
  /** `#0a5c4a`; empty for the default. */
  readonly brandColour: string;
  readonly head?: SiteHead;
  /** The languages it is available in; absent for all. */
  readonly languages?: readonly Language[];
}

/** A configured site of an event. Source: portal spec §7 "site-configuration". */
export interface EventSite extends SiteLook {
  readonly event: EventId;
  /** The name of the site in the content platform. */
  readonly site: string;
  readonly virtualFolder: string;
  /**
   * Participation types redirected to {@link EventSite.redirectPage} from a one-segment path; see
   * `redirectFor`.
   */
  readonly redirectTypes: readonly string[];
  /** `/welcome`; empty for none. */
  readonly redirectPage: string;
  /** The period in which exhibitors may change the event's data; absent for no limit. */
  readonly syncWindow?: SyncWindow;
}

/** The settings for the head of every page of a site. Source: site spec §2 "Language switching". */
export interface SiteHead {
  /** Text around the title of each page, including spaces: ` | Clearwater`. */
  readonly titlePrefix: string;
  readonly titleSuffix: string;
  /** The address of its favicon; empty for the default. */
  readonly favicon: string;
  /**
   * The address of the picture for link previews on other sites; empty for none. A page's own picture takes
   * precedence.
   */
  readonly socialImage: string;
}

/** The period in which exhibitors may change an event's data: ISO instants; empty for no limit. */
export interface SyncWindow {
  readonly start: string;
  readonly end: string;
}

/** An image with its alternative text. */
export interface Logo {
  readonly src: string;
  readonly alt: string;
}
