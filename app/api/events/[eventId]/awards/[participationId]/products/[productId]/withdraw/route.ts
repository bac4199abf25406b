import { awardRoute } from '#app/_http/award-route.ts';

/** Withdraws the submitted entries of a product for all awards, so that the product can be deleted. */
export const POST = awardRoute('submit-award', ({ awards, place }) =>
  awards.withdrawEntries(place.participation, place.product),
);
