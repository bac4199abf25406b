import type { EventSite, FairEvent, Participation } from '@fairdesk/core/events';
import type { User } from '@fairdesk/core/session';
import {
  type EventId,
  eventIdOf,
  type Membership,
  type ParticipationId,
  participationIdOf,
  toCompact,
} from '@fairdesk/core/shared';
import type { Task } from '@fairdesk/core/tasks';

/** A fair of two companies, one of them ours; the script's only data. */

const known = <T>(id: T | undefined): T => {
  if (id === undefined) throw new Error('The fair names an id that cannot be one');
  return id;
};

const event: EventId = known(eventIdOf('7'));
export const ours: ParticipationId = known(participationIdOf('ours'));
const theirs: ParticipationId = known(participationIdOf('theirs'));

export const PASSWORD = 'a long enough one';

export const exhibitor: User = {
  name: 'Ada Mason',
  userName: 'ada@mill.example',
  givenName: 'Ada',
  familyName: 'Mason',
  email: 'ada@mill.example',
  accountSetup: true,
};

export const memberships: readonly Membership[] = [{ event, participation: ours, role: 'owner' }];

export const fair: FairEvent = {
  id: event,
  name: 'Mill Fair 2027',
  slug: 'mill-fair',
  startDate: '2027-03-02',
  startTime: '09:00',
  endDate: '2027-03-04',
  endTime: '17:00',
  timeZone: 'Europe/Amsterdam',
  city: 'Utrecht',
  venue: 'Hall 3',
  floorPlanUrl: '',
  publicationStatus: 'PUBLIC',
  publicStartDate: '',
  publicEndDate: '',
  status: 'CONFIRMED',
  testUsers: [],
  archiveAt: '',
};

export const site: EventSite = {
  event,
  site: 'mill-fair',
  brandColour: '#0a5c4a',
  virtualFolder: 'mill-fair',
  redirectTypes: [],
  redirectPage: '',
};

const company = (id: ParticipationId, name: string): Participation => ({
  id,
  uid: `uid-${id}`,
  event,
  name,
  organizationName: name,
  participationType: 'EXHIBITOR',
  status: 'CONFIRMED',
  slug: name.toLowerCase(),
  logoUrl: '',
  stands: [{ number: '3.A1', bannerName: name, isMain: true }],
});

export const companies: readonly Participation[] = [company(ours, 'Mill'), company(theirs, 'Kiln')];

const task = (code: string, category: string, required: boolean, due: string): Task => ({
  code,
  status: 'OPEN',
  title: `Order ${code}`,
  content: `<p>Order <b>${code}</b> in time.</p>`,
  category,
  categoryTitle: category.toUpperCase(),
  required,
  due: toCompact(new Date(due)),
  timeZone: 'Europe/Amsterdam',
});

export const tasks: readonly Task[] = [
  task('power', 'stand', true, '2027-02-10T22:59:00Z'),
  task('carpet', 'stand', true, '2027-01-20T22:59:00Z'),
  task('coffee', 'catering', false, '2027-02-20T22:59:00Z'),
];
