import type { Query } from '../database/open-database.ts';

/** A fair: by its id, or by a slug that it has or had. */
export type FairKey = { readonly id: string } | { readonly slug: string };

/** The questionnaires of one award with its event, product and participation. */
export const awardQuestionnaires = (query: Query, fair: FairKey, award: string) =>
  query
    .selectFrom('questionnaires')
    .innerJoin('awards', 'awards.id', 'questionnaires.awardId')
    .innerJoin('events', 'events.id', 'awards.eventId')
    .innerJoin('products', 'products.id', 'questionnaires.productId')
    .innerJoin('participations', 'participations.id', 'questionnaires.participationId')
    .leftJoin('questionnaireRevisions', 'questionnaireRevisions.id', 'questionnaires.submissionId')
    .where('awards.code', '=', award)
    .where(({ eb, selectFrom }) =>
      'id' in fair
        ? eb('awards.eventId', '=', fair.id)
        : eb(
            'awards.eventId',
            'in',
            selectFrom('fairSlugs').select('fairSlugs.eventId').where('fairSlugs.slug', '=', fair.slug),
          ),
    );
