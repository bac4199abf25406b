import {
  code,
  email,
  flag,
  instant,
  localised,
  longText,
  many,
  slug,
  sortIndex,
  text,
} from './attributes.ts';
import { defineResource } from './resource.ts';

const questionnaire = {
  kind: 'one',
  to: 'questionnaires',
  column: 'questionnaireId',
  required: true,
} as const;

/** An award of an event: its entry period, and the products that may enter. */
export const awards = defineResource({
  type: 'awards',
  table: 'awards',
  attributes: {
    code,
    titles: { ...localised, required: true },
    opensAt: instant,
    closesAt: instant,
    /** Participation types separated by bars; empty for all. */
    audience: longText,
    onlyNovelties: flag,
    sortIndex,
  },
  relations: {
    event: { kind: 'one', to: 'events', column: 'eventId', required: true },
    categories: {
      kind: 'through',
      to: 'categories',
      table: 'awardCategories',
      from: 'awardId',
      target: 'categoryId',
    },
    questionnaires: many('questionnaires', 'award'),
  },
});

/** A product's entry for an award, as its company edits it. */
export const questionnaires = defineResource({
  type: 'questionnaires',
  table: 'questionnaires',
  attributes: {
    status: { kind: 'text', required: true, values: ['DRAFT', 'SUBMITTED'] },
    /** The number of submissions. */
    revisionCount: { kind: 'integer', initial: 0 },
    reopenedAt: instant,
    reopenReason: longText,
  },
  relations: {
    award: { kind: 'one', to: 'awards', column: 'awardId', required: true },
    product: { kind: 'one', to: 'products', column: 'productId', required: true },
    participation: { kind: 'one', to: 'participations', column: 'participationId', required: true },
    /** The submission that counts; none for a draft. */
    submission: { kind: 'one', to: 'questionnaire-revisions', column: 'submissionId' },
    revisions: many('questionnaire-revisions', 'questionnaire'),
    answers: many('answers', 'questionnaire'),
    images: many('images', 'questionnaire'),
    documents: many('documents', 'questionnaire'),
  },
});

/** A submitted revision of an entry: immutable. */
export const questionnaireRevisions = defineResource({
  type: 'questionnaire-revisions',
  table: 'questionnaireRevisions',
  attributes: {
    revision: { kind: 'integer', required: true },
    submittedAt: { kind: 'instant', required: true },
    submittedBy: email,
    /** JSON: the answers, the product and the company at that moment. */
    content: { kind: 'text', required: true, max: 900_000 },
  },
  relations: { questionnaire },
});

/** An answer of an entry; a multiple-choice question has one for each selected option. */
export const answers = defineResource({
  type: 'answers',
  table: 'answers',
  attributes: {
    questionId: code,
    answerId: slug,
    answerText: longText,
    stepId: code,
    stepName: text,
    questionText: longText,
    questionType: { kind: 'text', required: true, values: ['TEXT', 'SELECT', 'MULTISELECT', 'DOCUMENT'] },
    sortIndex,
  },
  relations: { questionnaire },
});
