import { StepBodySchema, SubmitBodySchema } from '@fairdesk/core/awards';
import { awardRoute } from '#app/_http/award-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { STEP_LIMIT } from '#app/_process/body-limits.ts';

/** The questionnaire of one product. Source: portal spec §7. */
export const GET = awardRoute('read', ({ awards, place }) => awards.openQuestionnaire(place));

/** Saves a step: `{ step, oldAnswers, answers }`; returns the questionnaire. */
export const POST = awardRoute('submit-award', ({ request, desk, place }) =>
  readBody(request, StepBodySchema, STEP_LIMIT).andThen((step) => desk.saveStep(place, step)),
);

/** Submits the entry; returns the questionnaire with the status SUBMITTED and the final flag. */
export const PATCH = awardRoute('submit-award', ({ request, desk, place }) =>
  readBody(request, SubmitBodySchema, STEP_LIMIT).andThen(() => desk.submit(place)),
);
