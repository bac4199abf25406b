import { defineResource } from './resource.ts';

/** A user's permission in an event: for one company, or as an organiser when no company is given. */
export const eventPermissions = defineResource({
  type: 'event-permissions',
  table: 'eventPermissions',
  attributes: {
    email: { kind: 'text', required: true, max: 254, lowerCase: true, indexed: true },
    role: {
      kind: 'text',
      required: true,
      values: ['owner', 'editor', 'award', 'media', 'viewer', 'staff', 'admin', 'site-editor'],
    },
  },
  relations: {
    event: { kind: 'one', to: 'events', column: 'eventId', required: true },
    participation: { kind: 'one', to: 'participations', column: 'participationId' },
  },
});
