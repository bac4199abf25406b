/** Fairs by their names. */
export { eventAtSlug } from './fairs/fair-slugs.ts';
