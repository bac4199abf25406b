import { awardFile } from '#app/_http/award-file.ts';

/** Adds a document to a question, as a form: `file`, `question` and the ids it `replaces`. Source: portal spec §7. */
export const POST = awardFile('document');
