import { awardRoute } from '#app/_http/award-route.ts';

/** Removes the document with the id `documentId`. Source: portal spec §7. */
export const DELETE = awardRoute('submit-award', ({ awards, place, query }) =>
  awards.removeAnswerFile(place, query.get('documentId') ?? ''),
);
