import { date, instant, localised, longText, many, slug, url } from './attributes.ts';
import { defineResource } from './resource.ts';

/** News from the organiser to the exhibitors of an event. */
export const messages = defineResource({
  type: 'messages',
  table: 'messages',
  attributes: {
    date,
    titles: { kind: 'localised', required: true },
    contents: localised,
    linkHref: url,
    linkTitles: localised,
    audience: longText,
    publishFrom: instant,
    publishUntil: instant,
    refKey: slug,
  },
  relations: {
    event: { kind: 'one', to: 'events', column: 'eventId', required: true },
    'message-reads': many('message-reads', 'message'),
  },
});

/** A user's read receipt for a message. */
export const messageReads = defineResource({
  type: 'message-reads',
  table: 'messageReads',
  attributes: {
    email: { kind: 'text', required: true, max: 254, lowerCase: true, indexed: true },
    readAt: instant,
  },
  relations: { message: { kind: 'one', to: 'messages', column: 'messageId', required: true } },
});
