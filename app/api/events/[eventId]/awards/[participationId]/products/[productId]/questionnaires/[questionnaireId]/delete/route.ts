import { awardRoute } from '#app/_http/award-route.ts';

/** Withdraws the entry, with its answers and files. Source: portal spec §7. */
export const POST = awardRoute('submit-award', ({ awards, place }) => awards.withdrawEntry(place));
