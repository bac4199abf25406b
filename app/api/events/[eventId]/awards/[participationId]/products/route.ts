import { awardRoute } from '#app/_http/award-route.ts';

/** The products of the award `awardId`, which defaults to the only award. Source: portal spec §7. */
export const GET = awardRoute('read', ({ awards, place, query }) =>
  awards.listAwardProducts(place.participation, query.get('awardId') ?? undefined),
);
