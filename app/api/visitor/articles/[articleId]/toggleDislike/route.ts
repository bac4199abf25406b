import { reactionRoute } from '#app/_site/visitor-articles.ts';

/** Body: `{ "dislike": true }`, the wanted state. Source: site spec §7 "Visitor portal". */
export const POST = reactionRoute('dislike');
