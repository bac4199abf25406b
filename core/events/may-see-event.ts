import { addMonths, dayIn, type Membership } from '../shared/index.ts';
import type { FairEvent } from './event.ts';
import { mayEnter } from './may-enter.ts';

/** How long an event stays in the chooser after its end date, in calendar months. */
export const PAST_EVENT_MONTHS = 12;

/**
 * Whether an event appears in a user's chooser.
 *
 * | the user is  | the event is            | listed |
 * | ------------ | ----------------------- | ------ |
 * | a test user  | published or a draft    | yes    |
 * | a member     | published               | yes    |
 * | a member     | a draft                 | no     |
 * | any of these | over for over 12 months | no     |
 * | neither      | any                     | no     |
 *
 * Source: portal spec §2 "Event selection", §3 "publicationStatus (DRAFT seen)"; the rest is ours.
 */
export const maySeeEvent = (
  event: FairEvent,
  memberships: readonly Membership[],
  email: string,
  now: Date,
): boolean => {
  if (isLongPast(event, now)) return false;
  if (isTestUser(event, email)) return true;
  return event.publicationStatus !== 'DRAFT' && isMember(memberships, event);
};

/** Whether this user sees the event before it is published; the letter case of the address is ignored. */
export const isTestUser = ({ testUsers }: Pick<FairEvent, 'testUsers'>, email: string): boolean => {
  const address = email.trim().toLowerCase();
  return address !== '' && testUsers.some((user) => user.trim().toLowerCase() === address);
};

/** `'all'` also has a length above 0. */
const isMember = (memberships: readonly Membership[], event: FairEvent): boolean =>
  mayEnter(memberships, event.id).length > 0;

const isLongPast = ({ endDate, timeZone }: FairEvent, now: Date): boolean =>
  endDate !== '' && addMonths(endDate, PAST_EVENT_MONTHS) < dayIn(timeZone, now);
