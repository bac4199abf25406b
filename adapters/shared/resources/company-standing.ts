import { type SiteVisibility, siteVisibility } from '@fairdesk/core/events';
import { isProfilePublic, type ProfileSettings } from '@fairdesk/core/profile';
import { dayIn } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { oncePerValue } from '../http/once-per-value.ts';
import { EventZone } from './event-zone.ts';
import type { Resource } from './json-api.ts';
import { readProfileSettings } from './read-profile-settings.ts';

const text = z.catch(z.string(), '');

const Company = z.object({
  version: z.catch(z.number(), 1),
  participationType: text,
  status: text,
  publicationStatus: text,
  isPublic: z.catch(z.boolean(), false),
});

const Fair = z.object({
  timeZone: EventZone,
  publicationStatus: text,
  publicEndDate: text,
  archiveAt: text,
});

const readCompany = oncePerValue((attributes: Resource['attributes']) => Company.parse(attributes));
const readVisibility = oncePerValue((attributes: Resource['attributes']) => Fair.parse(attributes));

/** The status of a company at its fair, today. */
export interface CompanyStanding {
  readonly participationVersion: number;
  readonly participationType: string;
  readonly settings: ProfileSettings;
  /** The organiser and the company both publish it, and the event is public. */
  readonly profileIsPublic: boolean;
  /** Today's date in the time zone of the fair. */
  readonly today: string;
  readonly now: Date;
}

/** The fields required of a participation and of its event. */
export const STANDING_FIELDS = {
  participations: 'participationType,status,publicationStatus,isPublic,version',
  events: 'timeZone,publicationStatus,publicEndDate,archiveAt,companyTypes,profileSettings',
};

export const readStanding = (
  participation: Resource,
  event: Resource | undefined,
  now: Date,
): CompanyStanding => {
  const company = readCompany(participation.attributes);
  const fair = readFair(event, now);
  return {
    participationVersion: company.version,
    participationType: company.participationType,
    settings: readProfileSettings(event?.attributes ?? {}),
    profileIsPublic: isProfilePublic(company, fair.isPublic),
    today: fair.today,
    now,
  };
};

/** What visitors can see of an event today, and today's date there. */
export const readFair = (
  event: Resource | undefined,
  now: Date,
): { readonly visibility: SiteVisibility; readonly isPublic: boolean; readonly today: string } => {
  const fair = readVisibility(event?.attributes ?? {});
  const visibility = siteVisibility(fair, now);
  return { today: dayIn(fair.timeZone, now), visibility, isPublic: visibility === 'all' };
};
