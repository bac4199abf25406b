import type { Query } from '../database/open-database.ts';

/** The questionnaires of one award of an event, with their product and participation. */
export const awardQuestionnaires = (query: Query, event: string, award: string) =>
  query
    .selectFrom('questionnaires')
    .innerJoin('awards', 'awards.id', 'questionnaires.awardId')
    .innerJoin('products', 'products.id', 'questionnaires.productId')
    .innerJoin('participations', 'participations.id', 'questionnaires.participationId')
    .leftJoin('questionnaireRevisions', 'questionnaireRevisions.id', 'questionnaires.submissionId')
    .where('awards.eventId', '=', event)
    .where('awards.code', '=', award);
