import {
  AwardBodySchema,
  AwardPlanSchema,
  AwardRemovalBodySchema,
  EntryFilterSchema,
  EntryPageSchema,
  EntrySetBackBodySchema,
  NewAwardBodySchema,
  OpenEntrySchema,
} from '@fairdesk/core/organiser';
import { TableQuery } from './parameters.ts';
import { type RouteDescriptions, TABLE } from './route-description.ts';

/** The awards of a fair at the organiser’s desk. */
export const organiserAwardRoutes = {
  'organiser/[eventId]/award-entries/[award]': {
    GET: {
      summary: 'A page of the entries of an award.',
      permission: 'run-event',
      query: EntryFilterSchema,
      response: EntryPageSchema,
    },
  },
  'organiser/[eventId]/award-entries/[award]/entry/[entryId]': {
    GET: { summary: 'An entry with its answers.', permission: 'run-event', response: OpenEntrySchema },
  },
  'organiser/[eventId]/award-entries/[award]/set-back': {
    POST: {
      summary: 'Sets a submitted entry back to a draft, with a reason for its company.',
      permission: 'run-event',
      body: EntrySetBackBodySchema,
      response: OpenEntrySchema,
    },
  },
  'organiser/[eventId]/award-entries/[award]/table': {
    GET: {
      summary: 'All entries of an award as CSV or XLSX.',
      permission: 'manage-event',
      query: TableQuery,
      response: TABLE,
    },
  },
  'organiser/[eventId]/awards': {
    GET: { summary: 'The awards of the fair.', permission: 'manage-event', response: AwardPlanSchema },
    POST: {
      summary: 'Adds an award.',
      permission: 'manage-event',
      body: NewAwardBodySchema,
      response: AwardPlanSchema,
    },
    PUT: {
      summary: 'Replaces the title of an award and when it takes entries.',
      permission: 'manage-event',
      body: AwardBodySchema,
      response: AwardPlanSchema,
    },
  },
  'organiser/[eventId]/awards/remove': {
    POST: {
      summary: 'Deletes an award with its entries.',
      permission: 'manage-event',
      body: AwardRemovalBodySchema,
      response: AwardPlanSchema,
    },
  },
} satisfies RouteDescriptions;
