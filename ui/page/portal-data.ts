import type { AwardForm, AwardList, Questionnaire } from '@fairdesk/core/awards';
import type { Message } from '@fairdesk/core/dashboard';
import type {
  EventStanding,
  EventTile,
  FairEvent,
  Page,
  Participation,
  SiteLook,
} from '@fairdesk/core/events';
import type { CompanyProfile } from '@fairdesk/core/profile';
import type { Language } from '@fairdesk/core/shared';
import type { Task } from '@fairdesk/core/tasks';
import type { Messages } from '../shared/compiled-messages.ts';
import type { LanguageLink } from '../shared/language-switch.tsx';

import type { FairData } from './fair-data.ts';

/** Everything the blocks of a page may show; filled on the server for one person and one page. Plain data. */
export interface PortalData {
  /** ISO: the same instant on both sides of the wire. */
  readonly now: string;
  readonly language: Language;
  readonly texts: Messages;
  /** The page is open in the editor. */
  readonly editing: boolean;
  /** As the browser shows it, language and folder included: `/nl/aqua/tasks`. */
  readonly path: string;
  readonly languages: readonly LanguageLink[];
  readonly user?: PortalUser | undefined;
  readonly multipleEvents: boolean;
  readonly event?: PortalEvent | undefined;
  readonly site?: SiteLook | undefined;
  readonly participation?: PortalParticipation | undefined;
  /** Of the person signed in, at this event. */
  readonly severalParticipations: boolean;
  /** Absent where the page shows none, or when they could not be read. */
  readonly tasks?: readonly Task[] | undefined;
  /** Whether this person may tick them; as the editor shows them where absent. */
  readonly canTick?: boolean | undefined;
  readonly messages?: readonly Message[] | undefined;
  readonly profile?: CompanyProfile | undefined;
  /** By the code their block names, which is empty for the only award there is. */
  readonly awards?: Readonly<Record<string, AwardList>> | undefined;
  /** Of the product that the address names. */
  readonly entry?: PortalEntry | 'unavailable' | undefined;
  readonly events?: readonly EventTile[] | undefined;
  readonly participations?: Page<Participation> | undefined;
  /** Absent where the page tells nothing of it. */
  readonly fair?: FairData | undefined;
  readonly addresses: PortalAddresses;
}

/** One product's entry for an award, and the form it was filled in with. */
interface PortalEntry {
  readonly questionnaire: Questionnaire;
  /** Absent when it could not be read. */
  readonly form?: AwardForm | undefined;
}

/** Who is signed in. */
export interface PortalUser {
  readonly name: string;
  readonly email: string;
  /** When the session ends unless it is used, ISO; absent where use does not extend it. */
  readonly idleEnd?: string | undefined;
}

/** The event, without what only the server may know. */
export type PortalEvent = Omit<FairEvent, 'testUsers'> & { readonly standing: EventStanding };

type PortalParticipation = Pick<Participation, 'id' | 'name' | 'logoUrl' | 'participationType' | 'stands'>;

/** Where the frame's own links lead, language and folder included. */
interface PortalAddresses {
  /** The event's dashboard; before an event is chosen, the list of events. */
  readonly home: string;
  /** Where the event's pages begin: `/nl/aqua`. */
  readonly site: string;
  /** `/events/101` */
  readonly participations: string;
  /** The list of events, without being sent on. */
  readonly events: string;
  readonly signIn: string;
  readonly account: string;
}
