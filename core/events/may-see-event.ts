import { addMonths, dayIn, type Membership } from '../shared/index.ts';
import type { FairEvent } from './event.ts';
import { mayEnter } from './may-enter.ts';

/** How long an event can still be chosen after its last day, in calendar months. */
export const PAST_EVENT_MONTHS = 12;

/**
 * Whether an event stands in somebody's list.
 *
 * | the person is | the event is            | listed |
 * | ------------- | ----------------------- | ------ |
 * | a test user   | published or a draft    | yes    |
 * | a member      | published               | yes    |
 * | a member      | a draft                 | no     |
 * | anybody       | over for over 12 months | no     |
 * | anybody else  | whatever                | no     |
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

/** Whether this person sees the event before others do; letter case makes no other address. */
export const isTestUser = ({ testUsers }: Pick<FairEvent, 'testUsers'>, email: string): boolean => {
  const wanted = email.trim().toLowerCase();
  return wanted !== '' && testUsers.some((user) => user.trim().toLowerCase() === wanted);
};

/** Neither `all` nor a list of some is of no length. */
const isMember = (memberships: readonly Membership[], event: FairEvent): boolean =>
  mayEnter(memberships, event.id).length > 0;

const isLongPast = ({ endDate, timeZone }: FairEvent, now: Date): boolean =>
  endDate !== '' && addMonths(endDate, PAST_EVENT_MONTHS) < dayIn(timeZone, now);
