import { code, date, email, longText, many, name, slug, text, time, url } from './attributes.ts';
import { defineResource } from './resource.ts';

/** One edition of a fair. Its slug is the event's folder in every address. */
export const events = defineResource({
  type: 'events',
  table: 'events',
  ids: 'digits',
  attributes: {
    refKey: slug,
    uid: text,
    status: text,
    eventType: text,
    name,
    slug: code,
    startDate: date,
    startTime: time,
    endDate: date,
    endTime: time,
    timeZone: text,
    city: text,
    venue: text,
    floorPlanUrl: url,
    publicationStatus: text,
    publicStartDate: date,
    publicEndDate: date,
    companyTypes: longText,
    /** The organiser's settings for company profiles; see `adapters/profile/profile-settings.ts`. */
    profileSettings: { kind: 'json' },
    contactEmail: email,
    archiveAt: { kind: 'instant' },
    testUsers: longText,
  },
  relations: {
    show: { kind: 'one', to: 'shows', column: 'showId' },
    organizer: { kind: 'one', to: 'organizers', column: 'organizerId' },
    participations: many('participations', 'event'),
    'event-permissions': many('event-permissions', 'event'),
    products: many('products', 'event'),
    'news-items': many('news-items', 'event'),
    categories: many('categories', 'event'),
    registrations: many('registrations', 'event'),
    segments: many('segments', 'event'),
    stands: many('stands', 'event'),
    messages: many('messages', 'event'),
    'task-definitions': many('task-definitions', 'event'),
    awards: many('awards', 'event'),
  },
});
