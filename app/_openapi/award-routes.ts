import {
  AwardListSchema,
  QuestionnaireSchema,
  StepBodySchema,
  SubmitBodySchema,
} from '@fairdesk/core/awards';
import { AnswerFileFields } from '#app/_http/request-bodies.ts';
import { required, texts } from './parameters.ts';
import type { RouteDescriptions } from './route-description.ts';

/** The awards of a company. */
export const awardRoutes = {
  'events/[eventId]/awards/[participationId]/products': {
    GET: {
      summary: 'The products of the award `awardId`, which defaults to the only award.',
      permission: 'read',
      query: texts('awardId', 'language'),
      response: AwardListSchema,
    },
  },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]': {
    GET: {
      summary: 'The questionnaire of one product.',
      permission: 'read',
      query: texts('psId', 'language'),
      response: QuestionnaireSchema,
    },
    POST: {
      summary: 'Saves a step: `{ step, oldAnswers, answers }`; returns the questionnaire.',
      permission: 'submit-award',
      body: StepBodySchema,
      takesKey: true,
      response: QuestionnaireSchema,
    },
    PATCH: {
      summary: 'Submits the entry; returns the questionnaire with the status SUBMITTED and the final flag.',
      permission: 'submit-award',
      body: SubmitBodySchema,
      takesKey: true,
      response: QuestionnaireSchema,
    },
  },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]/[answerId]/documents':
    {
      DELETE: {
        summary: 'Removes the document with the id `documentId`.',
        permission: 'submit-award',
        query: required('documentId'),
        takesKey: true,
        response: QuestionnaireSchema,
      },
    },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]/[answerId]/images':
    {
      DELETE: {
        summary: 'Removes the image with the id `imageId`.',
        permission: 'submit-award',
        query: required('imageId'),
        takesKey: true,
        response: QuestionnaireSchema,
      },
    },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]/delete': {
    POST: {
      summary: 'Withdraws the entry, with its answers and files.',
      permission: 'submit-award',
      takesKey: true,
    },
  },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]/documents':
    {
      POST: {
        summary: 'Adds a document to a question, as a form: `file`, `question` and the ids it `replaces`.',
        permission: 'submit-award',
        upload: AnswerFileFields,
        takesKey: true,
        response: QuestionnaireSchema,
      },
    },
  'events/[eventId]/awards/[participationId]/products/[productId]/questionnaires/[questionnaireId]/images': {
    POST: {
      summary: 'Adds an image to a question, as a form: `file`, `question` and the ids it `replaces`.',
      permission: 'submit-award',
      upload: AnswerFileFields,
      takesKey: true,
      response: QuestionnaireSchema,
    },
  },
  'events/[eventId]/awards/[participationId]/products/[productId]/withdraw': {
    POST: {
      summary:
        'Withdraws the submitted entries of a product for all awards, so that the product can be deleted.',
      permission: 'submit-award',
      takesKey: true,
    },
  },
} satisfies RouteDescriptions;
