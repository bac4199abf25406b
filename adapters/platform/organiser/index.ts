/** Fairs by their names. */
export { eventAtSlug } from './fair-slugs.ts';
