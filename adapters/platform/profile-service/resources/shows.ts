import { email, many, name, text, url } from '../attributes.ts';
import { defineResource } from '../resource.ts';

/** A fair that is held again and again; each edition is an event. */
export const shows = defineResource({
  type: 'shows',
  table: 'shows',
  ids: 'digits',
  attributes: { name },
  relations: { events: many('events', 'show') },
});

/** Who holds the fair. */
export const organizers = defineResource({
  type: 'organizers',
  table: 'organizers',
  attributes: { name, email, phone: text, website: url },
  relations: { events: many('events', 'organizer') },
});
