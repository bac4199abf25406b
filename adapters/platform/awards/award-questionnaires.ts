import type { Query } from '../database/open-database.ts';

/** The questionnaires of one award with its event, product and participation; the event has or had the slug. */
export const awardQuestionnaires = (query: Query, event: string, award: string) =>
  query
    .selectFrom('questionnaires')
    .innerJoin('awards', 'awards.id', 'questionnaires.awardId')
    .innerJoin('events', 'events.id', 'awards.eventId')
    .innerJoin('fairSlugs', 'fairSlugs.eventId', 'events.id')
    .innerJoin('products', 'products.id', 'questionnaires.productId')
    .innerJoin('participations', 'participations.id', 'questionnaires.participationId')
    .where('fairSlugs.slug', '=', event)
    .where('awards.code', '=', award);
