import {
  AddedExhibitorSchema,
  ExhibitorActionSchema,
  ExhibitorChangeSchema,
  ExhibitorChoicesSchema,
  ExhibitorColumnsSchema,
  ExhibitorDetailsSchema,
  ExhibitorExportSchema,
  ExhibitorOutcomeSchema,
  ExhibitorPageSchema,
  ExhibitorPlanSchema,
  ExhibitorPreferencesSchema,
  ExhibitorTaskOutcomeSchema,
  ExhibitorViewSchema,
  NewExhibitorBodySchema,
  TaskUndoBodySchema,
  TaskUndoSchema,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { ExhibitorTaskBody } from '#app/_http/request-bodies.ts';
import { LanguageQuery, required, texts } from './parameters.ts';
import { file, type RouteDescriptions, TABLE } from './route-description.ts';

const FILTERS = [
  ...['q', 'type', 'hall', 'category', 'invited', 'signIn'],
  ...['late', 'open', 'below', 'public', 'cancelled'],
];

/** Exhibitors at the organiser’s desk. */
export const organiserExhibitorRoutes = {
  'organiser/[eventId]/exhibitors': {
    GET: {
      summary: 'A page of the list of exhibitors.',
      permission: 'run-event',
      query: texts(...FILTERS, 'sort', 'after'),
      response: ExhibitorPageSchema,
    },
    POST: {
      summary: 'Adds a company.',
      permission: 'run-event',
      body: NewExhibitorBodySchema,
      response: AddedExhibitorSchema,
    },
  },
  'organiser/[eventId]/exhibitors/[participationId]': {
    GET: {
      summary: 'One exhibitor.',
      permission: 'run-event',
      query: LanguageQuery,
      response: ExhibitorDetailsSchema,
    },
    POST: { summary: 'Changes one exhibitor.', permission: 'run-event', body: ExhibitorChangeSchema },
  },
  'organiser/[eventId]/exhibitors/[participationId]/data': {
    GET: {
      summary: 'Everything stored about an exhibitor and its people, as a ZIP archive.',
      permission: 'manage-event',
      query: LanguageQuery,
      response: file('application/zip'),
    },
  },
  'organiser/[eventId]/exhibitors/[participationId]/open': {
    POST: {
      summary:
        'Opens the portal as the company: records it, and selects the company; returns where it leads.',
      permission: 'run-event',
      response: z.object({ href: z.string() }),
    },
  },
  'organiser/[eventId]/exhibitors/act': {
    POST: {
      summary: 'Does a verb with the selected exhibitors.',
      permission: 'run-event',
      body: ExhibitorActionSchema,
      response: ExhibitorOutcomeSchema,
    },
  },
  'organiser/[eventId]/exhibitors/choices': {
    GET: {
      summary: 'The values of the filters of the list.',
      permission: 'run-event',
      query: LanguageQuery,
      response: ExhibitorChoicesSchema,
    },
  },
  'organiser/[eventId]/exhibitors/export': {
    POST: {
      summary: 'A table about the selected exhibitors, in the words of the reader’s language.',
      permission: 'manage-event',
      body: ExhibitorExportSchema,
      response: TABLE,
    },
  },
  'organiser/[eventId]/exhibitors/plan': {
    POST: {
      summary: 'What a verb would do with the selected exhibitors.',
      permission: 'run-event',
      body: ExhibitorActionSchema,
      response: ExhibitorPlanSchema,
    },
  },
  'organiser/[eventId]/exhibitors/preferences': {
    GET: {
      summary: 'The caller’s saved filters and columns.',
      permission: 'run-event',
      response: ExhibitorPreferencesSchema,
    },
  },
  'organiser/[eventId]/exhibitors/preferences/columns': {
    PUT: { summary: 'Remembers the visible columns.', permission: 'run-event', body: ExhibitorColumnsSchema },
  },
  'organiser/[eventId]/exhibitors/preferences/view': {
    PUT: { summary: 'Saves a filter under its name.', permission: 'run-event', body: ExhibitorViewSchema },
    DELETE: { summary: 'Deletes a saved filter.', permission: 'run-event', query: required('name') },
  },
  'organiser/[eventId]/exhibitors/task': {
    POST: {
      summary: 'Completes, reopens or extends a task for the selected exhibitors.',
      permission: 'run-event',
      body: ExhibitorTaskBody,
      response: ExhibitorTaskOutcomeSchema,
    },
  },
  'organiser/[eventId]/exhibitors/undo-task': {
    POST: {
      summary: 'Undoes a change of a task of selected exhibitors.',
      permission: 'run-event',
      body: TaskUndoBodySchema,
      response: TaskUndoSchema,
    },
  },
} satisfies RouteDescriptions;
