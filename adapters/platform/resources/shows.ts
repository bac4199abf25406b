import { email, many, name, text, url } from './attributes.ts';
import { defineResource } from './resource.ts';

/** A recurring fair; each edition is an event. */
export const shows = defineResource({
  type: 'shows',
  table: 'shows',
  ids: 'digits',
  attributes: { name },
  relations: { events: many('events', 'show') },
});

/** The organiser of a fair. */
export const organizers = defineResource({
  type: 'organizers',
  table: 'organizers',
  attributes: { name, email, phone: text, website: url },
  relations: { events: many('events', 'organizer') },
});
