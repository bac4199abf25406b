import * as z from 'zod/mini';
import { LANGUAGES } from '../shared/index.ts';

const AnswerFileShape = {
  type: z.enum(['image', 'document']),
  name: z.string(),
  size: z.exactOptional(z.number()),
  url: z.exactOptional(z.string()),
  imageDataUrl: z.exactOptional(z.string()),
};

const AnswerFileSchema = z.object({ ...AnswerFileShape, psId: z.exactOptional(z.string()) });

const AnswerShape = {
  questionId: z.string(),
  answerId: z.string(),
  answerText: z.string(),
  stepId: z.string(),
  stepName: z.string(),
  questionText: z.string(),
  questionType: z.enum(['TEXT', 'SELECT', 'MULTISELECT', 'DOCUMENT']),
  order: z.number(),
  files: z.array(AnswerFileSchema),
};

/** An answer, as recorded in a submission. */
export const AnswerSchema = z.object(AnswerShape);

/** A product, as entered for an award. */
export const QuestionnaireProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.object({ url: z.string() }),
  introductionDate: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
});

/** A submission, as it is sent and stored. */
export const SubmissionSchema = z.object({
  revision: z.number(),
  submittedAt: z.string(),
  answers: z.array(AnswerSchema),
  product: QuestionnaireProductSchema,
  companyName: z.string(),
});

const STANDING = {
  id: z.string(),
  title: z.string(),
  languages: z.exactOptional(z.object({ title: z.exactOptional(z.enum(LANGUAGES)) })),
  opensAt: z.string(),
  closesAt: z.string(),
  timeZone: z.string(),
  isClosed: z.boolean(),
};

/** A questionnaire, as the server sends it. */
export const QuestionnaireSchema = z.object({
  profileServiceId: z.exactOptional(z.string()),
  questionnaireId: z.string(),
  questionnaireStatus: z.enum(['DRAFT', 'SUBMITTED']),
  answers: z.array(z.object({ ...AnswerShape, profileServiceId: z.string() })),
  files: z.array(z.object({ ...AnswerFileShape, psId: z.string(), questionId: z.string() })),
  product: QuestionnaireProductSchema,
  companyName: z.string(),
  submission: z.exactOptional(SubmissionSchema),
  reopened: z.exactOptional(z.object({ reason: z.string(), at: z.string() })),
  award: z.object({ ...STANDING, maySubmit: z.boolean() }),
  canSubmit: z.boolean(),
});

/** The list of an award, as the server sends it. */
export const AwardListSchema = z.object({
  award: z.object(STANDING),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      image: z.string(),
      status: z.enum(['new', 'draft', 'submitted']),
      isChanged: z.boolean(),
    }),
  ),
});
