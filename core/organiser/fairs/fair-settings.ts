import { CANCELLED_STATUS, type FairEvent, isArchived } from '../../events/index.ts';
import {
  dayIn,
  type FieldConstraints,
  type FieldFault,
  faultIf,
  formFaults,
  isDay,
  isTimeZone,
  NAME_MAX,
} from '../../shared/index.ts';
import { fairSlugFaults } from './fair-slug.ts';

/** The stages of a fair. Who sees what at each stage: `siteVisibility`, `eventStanding`. Ours. */
export const FAIR_STATES = ['draft', 'published', 'cancelled', 'archived'] as const;
/** One of {@link FAIR_STATES}. */
export type FairState = (typeof FAIR_STATES)[number];

/** What an organiser can change about a fair itself; every value is the text of its field. */
export interface FairForm {
  readonly name: string;
  /** The folder of the fair in every address: `aqua-2028`. Earlier ones lead to it for ever. */
  readonly slug: string;
  /** `2027-01-26`, in the fair's time zone. */
  readonly startDate: string;
  /** `09:00`; empty when unknown. */
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  /** IANA: `Europe/Amsterdam`. */
  readonly timeZone: string;
  readonly city: string;
  readonly venue: string;
  /** Receives the messages of the contact form. */
  readonly contactEmail: string;
  readonly floorPlanUrl: string;
  /** The last day on which visitors see exhibitors; empty for no end. */
  readonly publicEndDate: string;
}

/** The fair as it is stored. */
export interface FairSettings extends FairForm {
  /** Changes with every save. */
  readonly version: string;
  readonly state: FairState;
}

/** The fields of {@link FairForm} but the slug, except for rules between two of them. Labels are keys of texts. */
export const FAIR_FIELDS: Readonly<Record<Exclude<keyof FairForm, 'slug'>, FieldConstraints>> = {
  name: { label: 'fair-name', required: true, maxLength: NAME_MAX },
  startDate: { label: 'fair-start-date', required: true, also: { code: 'forms-date', holds: isDay } },
  startTime: { label: 'fair-start-time', also: { code: 'forms-time', holds: (text) => TIME.test(text) } },
  endDate: { label: 'fair-end-date', required: true, also: { code: 'forms-date', holds: isDay } },
  endTime: { label: 'fair-end-time', also: { code: 'forms-time', holds: (text) => TIME.test(text) } },
  timeZone: { label: 'fair-time-zone', required: true, also: { code: 'forms-time-zone', holds: isTimeZone } },
  city: { label: 'fair-city', maxLength: NAME_MAX },
  venue: { label: 'fair-venue', maxLength: NAME_MAX },
  contactEmail: { label: 'fair-contact-email', kind: 'email' },
  floorPlanUrl: { label: 'fair-floor-plan', kind: 'url' },
  publicEndDate: { label: 'fair-public-end-date', also: { code: 'forms-date', holds: isDay } },
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The faults of a fair's form: each field by itself, and an end before the start on the later field. Whether the slug
 * is free is known to the store only.
 *
 * @param stored the fair before the change: its slug stays valid, for an import allows more than the form
 */
export const fairFaults = (form: FairForm, stored?: Pick<FairForm, 'slug'>): readonly FieldFault[] => {
  const isMoved = form.slug !== stored?.slug;
  const faults = [...formFaults(form, FAIR_FIELDS), ...(isMoved ? fairSlugFaults(form.slug) : [])];
  if (faults.length > 0) return faults;
  if (form.endDate < form.startDate) return [{ path: 'endDate', code: 'fair-ends-before-start' }];
  const isBackwards =
    form.endDate === form.startDate && form.endTime !== '' && form.endTime <= form.startTime;
  return faultIf(isBackwards, 'endTime', 'fair-ends-before-start');
};

/** The fields in which the state of a fair is stored. */
export type FairStateFields = Pick<FairEvent, 'publicationStatus' | 'status' | 'archiveAt'>;

/** The state of a fair, by the table of `siteVisibility`: archived before cancelled before draft. */
export const fairStateOf = (event: FairStateFields & Pick<FairEvent, 'timeZone'>, now: Date): FairState => {
  if (isArchived(event, now)) return 'archived';
  if (event.status === CANCELLED_STATUS) return 'cancelled';
  return event.publicationStatus === 'DRAFT' || event.publicationStatus === '' ? 'draft' : 'published';
};

/** The fields after a change of state; an archiving planned for later stays planned. */
export const withFairState = (
  { status, archiveAt, timeZone, publicationStatus }: FairStateFields & Pick<FairEvent, 'timeZone'>,
  state: FairState,
  now: Date,
): FairStateFields => {
  if (state === 'archived') return { status, publicationStatus, archiveAt: dayIn(timeZone, now) };
  const otherStatus = status === CANCELLED_STATUS ? '' : status;
  return {
    status: state === 'cancelled' ? CANCELLED_STATUS : otherStatus,
    publicationStatus: state === 'draft' ? 'DRAFT' : 'PUBLIC',
    archiveAt: isArchived({ archiveAt, timeZone }, now) ? '' : archiveAt,
  };
};
