/** What the commands of an installation need of the desk. */
export { eventAtSlug } from './fairs/fair-slugs.ts';
export { folderEffects } from './imports/folder-effects.ts';
