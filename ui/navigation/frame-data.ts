import type { EventStanding, FairEvent, Participation, SiteLook } from '@fairdesk/core/events';
import type { Language } from '@fairdesk/core/shared';
import type { Messages } from '../shared/texts/compiled-messages.ts';
import type { LanguageLink } from '../shared/texts/language-switch.tsx';

/** The data of the frame around each page of the portal, for one user. Plain data. */
export interface FrameData {
  /** ISO: the same instant on the server and in the browser. */
  readonly now: string;
  readonly language: Language;
  readonly texts: Messages;
  /** The page is open in the editor. */
  readonly editing: boolean;
  /** A placeholder company and event stand for the viewer's own: the page is edited or previewed. */
  readonly isSample?: boolean | undefined;
  /** As in the browser, with language and folder: `/nl/aqua/tasks`. */
  readonly path: string;
  readonly languages: readonly LanguageLink[];
  readonly user?: PortalUser | undefined;
  /** Whether visitors can react to articles. */
  readonly canReact?: boolean | undefined;
  /** Sign-in at an outside identity provider. */
  readonly signOn?: SignOnLink | undefined;
  readonly multipleEvents: boolean;
  readonly event?: PortalEvent | undefined;
  readonly site?: SiteLook | undefined;
  readonly participation?: PortalParticipation | undefined;
  /** The desk's page of the company; present when an organiser sees the portal as the company. */
  readonly asOrganiser?: string | undefined;
  /** Whether the user has several participations in this event. */
  readonly severalParticipations: boolean;
  readonly addresses: PortalAddresses;
  /** Absent when no analytics service is set up: then no page asks for consent. */
  readonly analytics?: PageAnalyticsData | undefined;
}

/** What a page needs to send events. */
export interface PageAnalyticsData {
  /** The cookie with the id of this browser; deleted when consent is withdrawn. */
  readonly browserCookie: string;
}

/** The signed-in user. */
export interface PortalUser {
  readonly name: string;
  readonly email: string;
  /** When the session expires unless it is used, ISO; absent where use does not extend it. */
  readonly idleEnd?: string | undefined;
  /** Whether the user organises an event. */
  readonly isOrganiser?: boolean | undefined;
  /** Whether the user has a role at a fair; visitors have none. */
  readonly hasFairs?: boolean | undefined;
}

/** The link to an outside identity provider. */
export interface SignOnLink {
  /** The name of the provider. */
  readonly name: string;
  readonly href: string;
}

/** The event without fields that only the server may know. */
export type PortalEvent = Omit<FairEvent, 'testUsers'> & { readonly standing: EventStanding };

type PortalParticipation = Pick<Participation, 'id' | 'name' | 'logoUrl' | 'participationType' | 'stands'>;

/** Addresses of the frame's own links, with language and folder. */
interface PortalAddresses {
  /** The dashboard of the event; before an event is chosen, the list of events. */
  readonly home: string;
  /** The root of the event's pages: `/nl/aqua`. */
  readonly site: string;
  /** `/events/101` */
  readonly participations: string;
  /** The list of events, without automatic redirects. */
  readonly events: string;
  readonly signIn: string;
  readonly account: string;
}
