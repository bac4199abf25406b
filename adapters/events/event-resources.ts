import type { FairEvent, Participation, Show, Stand } from '@fairdesk/core/events';
import { dayOnly, type EventId, eventIdOf, listed, participationIdOf } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import { EventZone } from '../shared/resources/event-zone.ts';
import { type Identifier, type Resource, related } from '../shared/resources/json-api.ts';

type Lookup = (identifier: Identifier) => Resource | undefined;

/** The service omits unknown values; screens then render nothing instead of `null`. */
const text = z.catch(z.string(), '');

/** A day; some services send it with a time. Source: portal spec §5 "Dates longer than 10 characters". */
const day = z.pipe(text, z.transform(dayOnly));

/** A time of day as `09:00`, also from `9:00` and `09:00:00`; unknown in any other form. */
const time = z.pipe(
  text,
  z.transform((written) => {
    const [, hour = '', minute = ''] = /^(\d|[01]\d|2[0-3]):([0-5]\d)(?!\d)/.exec(written.trim()) ?? [];
    return hour && `${hour.padStart(2, '0')}:${minute}`;
  }),
);

const EventAttributes = z.object({
  name: z.string(),
  slug: text,
  startDate: day,
  startTime: time,
  endDate: day,
  endTime: time,
  timeZone: EventZone,
  city: text,
  venue: text,
  floorPlanUrl: text,
  publicationStatus: text,
  publicStartDate: day,
  publicEndDate: day,
  status: text,
  testUsers: text,
  archiveAt: text,
});

/** `undefined` when the resource is not a valid event. */
export const toEvent = (resource: Resource, lookup: Lookup): FairEvent | undefined => {
  const id = eventIdOf(resource.id);
  const read = readEvent(resource.attributes);
  if (id === undefined || !read) return undefined;
  const show = toShow(resource, lookup);
  return { id, ...read, ...(show && { show }) };
};

const readEvent = oncePerValue((attributes: Resource['attributes']) => {
  const { data } = EventAttributes.safeParse(attributes);
  return data && { ...data, testUsers: listed(data.testUsers) };
});

const toShow = (event: Resource, lookup: Lookup): Show | undefined => {
  const found = related(event, 'show').map(lookup).find(Boolean);
  return found && { id: found.id, name: text.parse(found.attributes.name) };
};

const ParticipationAttributes = z.object({
  uid: text,
  name: text,
  organizationName: text,
  participationType: text,
  status: text,
  slug: text,
  logoUrl: text,
  brandName: text,
});

/** The event and the type of a participation; `undefined` when it has no event. */
export const toPlace = (
  resource: Resource,
): Pick<Participation, 'id' | 'event' | 'participationType'> | undefined => {
  const id = participationIdOf(resource.id);
  const event = eventIdOf(related(resource, 'event')[0]?.id ?? '');
  if (id === undefined || event === undefined) return undefined;
  return { id, event, participationType: text.parse(resource.attributes.participationType) };
};

/**
 * @param known the event of a list of its participations; otherwise the resource must name its event
 * @returns `undefined` when the resource has no event or no name
 */
export const toParticipation = (
  resource: Resource,
  lookup: Lookup,
  known?: EventId,
): Participation | undefined => {
  const id = participationIdOf(resource.id);
  const event = known ?? eventIdOf(related(resource, 'event')[0]?.id ?? '');
  const { brandName, ...attributes } = ParticipationAttributes.parse(resource.attributes);
  const name = attributes.name || attributes.organizationName;
  if (id === undefined || event === undefined || name === '') return undefined;
  const brand = related(resource, 'brand')[0];
  return {
    id,
    event,
    ...attributes,
    name,
    stands: related(resource, 'stands').flatMap((stand) => toStand(lookup(stand))),
    ...(brand && { brand: { id: brand.id, name: brandName || text.parse(lookup(brand)?.attributes.name) } }),
  };
};

/** The type of a company's main stand. Source: portal spec §3 "Stand". */
const MAIN = 'MAIN';

const StandAttributes = z.object({ standNumber: z.string(), bannerName: text, standType: text });

const toStand = (resource: Resource | undefined): Stand[] => {
  const read = StandAttributes.safeParse(resource?.attributes);
  if (!read.success) return [];
  const { standNumber, bannerName, standType } = read.data;
  return [{ number: standNumber, bannerName, isMain: standType === MAIN }];
};
