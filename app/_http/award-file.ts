import 'server-only';
import type { AnswerFile } from '@fairdesk/core/awards';
import * as z from 'zod/mini';
import { awardRoute } from './award-route.ts';
import { readUpload } from './read-upload.ts';

const Fields = z.object({ question: z.string().check(z.minLength(1), z.maxLength(200)) });

/** A route that adds a file of one type to a question; returns the questionnaire. */
export const awardFile = (type: AnswerFile['type']) =>
  awardRoute('submit-award', ({ request, awards, place }) =>
    readUpload(request, Fields).andThen(({ file, fields: { question } }) =>
      awards.addAnswerFile(place, { question, type, file }),
    ),
  );
