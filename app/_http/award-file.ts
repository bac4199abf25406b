import 'server-only';
import type { AnswerFile } from '@fairdesk/core/awards';
import { awardRoute } from './award-route.ts';
import { readUpload } from './read-upload.ts';
import { AnswerFileFields } from './request-bodies.ts';

/** A route that adds a file of one type to a question; returns the questionnaire. */
export const awardFile = (type: AnswerFile['type']) =>
  awardRoute('submit-award', ({ request, awards, place }) =>
    readUpload(request, AnswerFileFields).andThen(({ file, fields: { question, replaces } }) =>
      awards.addAnswerFile(place, {
        ...{ question, type, file },
        ...(replaces !== undefined && { replaces: replaces.split(',') }),
      }),
    ),
  );
