import * as z from 'zod/mini';
import { BodyIdSchema } from '../media/index.ts';
import { AnswerSchema } from './questionnaire-schema.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string().check(z.maxLength(20_000));

/** The maximum number of answers in a request; enough for a step of 500 questions. */
const MOST_ANSWERS = 1000;

const BodyAnswerSchema = z.extend(AnswerSchema, {
  questionId: name,
  answerId: z.string().check(z.maxLength(200)),
  answerText: text,
  stepId: name,
  stepName: text,
  questionText: text,
  files: z.array(
    z.object({ type: z.enum(['image', 'document']), psId: z.exactOptional(BodyIdSchema), name: text }),
  ),
});

/** A stored answer, by its id or in full. */
const OldAnswerSchema = z.union([
  BodyIdSchema,
  z.pipe(
    z.object({ profileServiceId: BodyIdSchema }),
    z.transform(({ profileServiceId }) => profileServiceId),
  ),
]);

/**
 * The body of a saved step: `{ step, oldAnswers, answers }`, with the old answers in full or by id.
 *
 * The `step` field is our addition, for a step without answers; when it is absent, the first answer names the
 * step.
 *
 * Source: portal spec §7 "POST the same with ?psId= (body oldAnswers, answers)".
 */
export const StepBodySchema = z.pipe(
  z.object({
    step: z.exactOptional(name),
    oldAnswers: z.array(OldAnswerSchema).check(z.maxLength(MOST_ANSWERS)),
    answers: z.array(BodyAnswerSchema).check(z.maxLength(MOST_ANSWERS)),
  }),
  z.transform(({ step, ...rest }) => ({ step: step ?? rest.answers[0]?.stepId ?? '', ...rest })),
);

/**
 * The body of the final submission: the questionnaire with its new status and the final flag; other fields
 * are ignored.
 */
export const SubmitBodySchema = z.object({
  questionnaireStatus: z.literal('SUBMITTED'),
  final: z.literal(true),
});
