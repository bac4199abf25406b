import {
  ApprovalBodySchema,
  ApprovalOutcomeSchema,
  ComparedItemSchema,
  DeletionBodySchema,
  DeletionPlanBodySchema,
  DeletionPlanSchema,
  ImportHistorySchema,
  ImportPreviewSchema,
  ImportRecordSchema,
  ImportRequestSchema,
  ImportStartSchema,
  ImportUndoPlanSchema,
  SendBackBodySchema,
  WaitingListSchema,
} from '@fairdesk/core/organiser';
import { LanguageQuery } from './parameters.ts';
import { file, type RouteDescriptions } from './route-description.ts';

/** Approvals, deletions and imports at the organiser’s desk. */
export const organiserImportRoutes = {
  'organiser/[eventId]/approvals': {
    GET: { summary: 'What waits for approval.', permission: 'run-event', response: WaitingListSchema },
  },
  'organiser/[eventId]/approvals/[kind]/[itemId]': {
    GET: {
      summary: 'A waiting item: the version that visitors see, and the one that waits.',
      permission: 'run-event',
      response: ComparedItemSchema,
    },
  },
  'organiser/[eventId]/approvals/approve': {
    POST: {
      summary: 'Approves the items that still are as the organiser saw them.',
      permission: 'run-event',
      body: ApprovalBodySchema,
      response: ApprovalOutcomeSchema,
    },
  },
  'organiser/[eventId]/approvals/send-back': {
    POST: {
      summary: 'Sends an item back to its company, with a reason.',
      permission: 'run-event',
      body: SendBackBodySchema,
    },
  },
  'organiser/[eventId]/deletion': {
    POST: {
      summary: 'Deletes an exhibitor or a person of the fair for good, once the name is typed.',
      permission: 'manage-event',
      body: DeletionBodySchema,
    },
  },
  'organiser/[eventId]/deletion/plan': {
    POST: {
      summary: 'What deleting an exhibitor or a person would do.',
      permission: 'manage-event',
      body: DeletionPlanBodySchema,
      response: DeletionPlanSchema,
    },
  },
  'organiser/[eventId]/imports': {
    GET: {
      summary: 'The newest imports of the fair.',
      permission: 'manage-event',
      response: ImportHistorySchema,
    },
    POST: {
      summary: 'Begins an import.',
      permission: 'manage-event',
      body: ImportStartSchema,
      response: ImportRecordSchema,
    },
  },
  'organiser/[eventId]/imports/[importId]/advance': {
    POST: {
      summary: 'Writes, or undoes, the next batch of an import.',
      permission: 'manage-event',
      response: ImportRecordSchema,
    },
  },
  'organiser/[eventId]/imports/[importId]/undo': {
    GET: {
      summary: 'What undoing an import would do now.',
      permission: 'manage-event',
      response: ImportUndoPlanSchema,
    },
    POST: { summary: 'Begins to undo an import.', permission: 'manage-event', response: ImportRecordSchema },
  },
  'organiser/[eventId]/imports/faults': {
    POST: {
      summary: 'The faulty rows of a list with their reasons, to correct and import again.',
      permission: 'manage-event',
      query: LanguageQuery,
      body: ImportRequestSchema,
      response: file('text/csv'),
    },
  },
  'organiser/[eventId]/imports/preview': {
    POST: {
      summary: 'What importing a list would do.',
      permission: 'manage-event',
      body: ImportRequestSchema,
      response: ImportPreviewSchema,
    },
  },
} satisfies RouteDescriptions;
