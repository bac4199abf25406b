import { awardRoute } from '#app/_http/award-route.ts';

/** Removes the image with the id `imageId`. Source: portal spec §7. */
export const DELETE = awardRoute('submit-award', ({ awards, place, query }) =>
  awards.removeAnswerFile(place, query.get('imageId') ?? ''),
);
