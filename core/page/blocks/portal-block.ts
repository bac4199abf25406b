import type { AwardForm, FormFault } from '../../awards/index.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** Blocks of the portal only; they depend on the signed-in user and the event. */
export type PortalBlock =
  | EventChooserBlock
  | ParticipationChooserBlock
  | CountdownBlock
  | MessagesBlock
  | StandBlock
  | StandBannerBlock
  | TaskOverviewBlock
  | UpcomingTasksBlock
  | TaskListBlock
  | CompanyProfileBlock
  | AwardListBlock
  | AwardRegistrationBlock
  | AwardSummaryBlock
  | VisitConnectBlock
  | AccreditationBlock;

/** The events a user can choose from. Source: portal spec §2 "Event selection". */
export interface EventChooserBlock extends Placed {
  readonly kind: 'event-chooser';
  readonly title: string;
  readonly subTitle: string;
  readonly supportHtml: string;
  /** The messages for when there is no event, each with its language. */
  readonly noEvents: readonly NoEventsMessage[];
}

/** A message for when there is no event to choose. Source: portal spec §2 "no-events messages". */
export interface NoEventsMessage {
  readonly language: string;
  readonly html: string;
  readonly showFlag: boolean;
}

/** The participations of an event that a user can choose from. Source: portal spec §2 "Event page". */
export interface ParticipationChooserBlock extends Placed {
  readonly kind: 'participation-chooser';
  readonly title: string;
  readonly subTitle: string;
}

/** The time until the show starts. Source: portal spec §2 "Countdown tile". */
export interface CountdownBlock extends Placed {
  readonly kind: 'countdown';
  readonly title: string;
  readonly width: 'full' | 'half';
}

/** The messages of the organiser. Source: portal spec §2 "Messages list". */
export interface MessagesBlock extends Placed {
  readonly kind: 'messages';
  readonly title: string;
  /** The maximum number of items; `undefined` for all. */
  readonly limit?: number;
}

/** The stand numbers with a link to the floor plan. Source: portal spec §2 "Stand tile". */
export interface StandBlock extends Placed {
  readonly kind: 'stand';
  readonly title: string;
}

/** The stand numbers with their banner names. Source: portal spec §2 "stand banner-name tile". */
export interface StandBannerBlock extends Placed {
  readonly kind: 'stand-banner';
  readonly title: string;
  readonly supportLink?: LinkValue;
}

/** The progress of the required tasks. Source: portal spec §2 "Task overview widget". */
export interface TaskOverviewBlock extends Placed {
  readonly kind: 'task-overview';
  readonly title: string;
  readonly link: LinkValue;
}

/** The next open tasks. Source: portal spec §2 "Upcoming tasks list". */
export interface UpcomingTasksBlock extends Placed {
  readonly kind: 'upcoming-tasks';
  readonly title: string;
  readonly link: LinkValue;
}

/** Every task, in groups. Source: portal spec §2 "Full task list". */
export interface TaskListBlock extends Placed {
  readonly kind: 'task-list';
  readonly title: string;
  readonly groupBy: 'category' | 'age';
}

/** Source: portal spec §2 "Company profile page". */
export interface CompanyProfileBlock extends Placed {
  readonly kind: 'company-profile';
  readonly title: string;
  readonly introductionHtml: string;
  /** Pipe-separated participation types that see the introduction; empty for all. */
  readonly introductionTypes: string;
}

/** Source: portal spec §2 "Open-awards list", "Closed-awards list". */
export interface AwardListBlock extends Placed {
  readonly kind: 'award-list';
  readonly title: string;
  readonly introductionHtml: string;
  /** The code of the award; empty when the event has only one. */
  readonly award: string;
  /** Lists submitted products only, even while the award is open. */
  readonly closedOnly: boolean;
  /** The addresses of the company's questionnaire, summary and products: `/nl/clearwater/awards/summary`. */
  readonly registrationHref: string;
  readonly summaryHref: string;
  readonly profileHref: string;
}

/** Source: portal spec §2 "Registration page". */
export interface AwardRegistrationBlock extends Placed {
  readonly kind: 'award-registration';
  readonly form: AwardForm;
  /** Faults in the definition of the form; only editors see them. */
  readonly faults: readonly FormFault[];
  readonly summaryHref: string;
}

/** Source: portal spec §2 "Summary page". */
export interface AwardSummaryBlock extends Placed {
  readonly kind: 'award-summary';
  readonly title: string;
  readonly award: string;
  /** The address of the list: `/nl/clearwater/awards`. */
  readonly listHref: string;
}

/** Source: portal spec §2 "Visit-connect button". */
export interface VisitConnectBlock extends Placed {
  readonly kind: 'visit-connect';
  /** The text of the button; empty for the default. */
  readonly title: string;
  /** A line about the service; empty for none. */
  readonly text: string;
  /** Where the service leads back to: `/nl/clearwater/dashboard`. */
  readonly redirect: string;
}

/** Source: portal spec §2 "Accreditation button". */
export interface AccreditationBlock extends Placed {
  readonly kind: 'accreditation';
  readonly title: string;
  readonly text: string;
}
