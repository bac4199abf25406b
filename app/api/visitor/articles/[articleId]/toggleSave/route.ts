import { reactionRoute } from '#app/_site/visitor-articles.ts';

/** Body: `{ "save": true }`, the wanted state. Source: site spec §7 "Visitor portal". */
export const POST = reactionRoute('save');
