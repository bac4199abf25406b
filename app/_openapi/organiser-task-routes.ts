import {
  ClosedTaskSchema,
  NewTaskBodySchema,
  TaskBodySchema,
  TaskClosingBodySchema,
  TaskCompaniesSchema,
  TaskCompanyFilterSchema,
  TaskDefinitionSchema,
  TaskExtensionBodySchema,
  TaskMoveBodySchema,
  TaskPlanSchema,
  TaskReopeningBodySchema,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { required } from './parameters.ts';
import type { RouteDescriptions } from './route-description.ts';

/** The tasks of a fair at the organiser’s desk. */
export const organiserTaskRoutes = {
  'organiser/[eventId]/tasks': {
    GET: {
      summary: 'The tasks of the fair, with their progress.',
      permission: 'run-event',
      response: TaskPlanSchema,
    },
    POST: {
      summary: 'Adds a task, or restores one.',
      permission: 'run-event',
      body: NewTaskBodySchema,
      response: TaskDefinitionSchema,
    },
  },
  'organiser/[eventId]/tasks/close': {
    POST: {
      summary: 'Completes the task for companies that have it open.',
      permission: 'run-event',
      query: required('code'),
      body: TaskClosingBodySchema,
      response: ClosedTaskSchema,
    },
  },
  'organiser/[eventId]/tasks/extend': {
    POST: {
      summary: 'Gives companies a deadline of their own, or the common one again.',
      permission: 'run-event',
      query: required('code'),
      body: TaskExtensionBodySchema,
    },
  },
  'organiser/[eventId]/tasks/move': {
    POST: {
      summary: 'Moves the task in front of another, or to the end.',
      permission: 'run-event',
      query: required('code'),
      body: TaskMoveBodySchema,
    },
  },
  'organiser/[eventId]/tasks/reopen': {
    POST: {
      summary: 'Undoes a closing.',
      permission: 'run-event',
      query: required('code'),
      body: TaskReopeningBodySchema,
    },
  },
  'organiser/[eventId]/tasks/task': {
    GET: {
      summary: 'The companies that have the task.',
      permission: 'run-event',
      query: z.extend(TaskCompanyFilterSchema, { code: z.string() }),
      response: TaskCompaniesSchema,
    },
    PATCH: {
      summary: 'Changes the task.',
      permission: 'run-event',
      query: required('code'),
      body: TaskBodySchema,
      response: TaskDefinitionSchema,
    },
    DELETE: { summary: 'Deletes the task.', permission: 'run-event', query: required('code') },
  },
} satisfies RouteDescriptions;
