/** What the commands of an installation need of the desk. */
export { eventAtSlug } from '../event-at-slug.ts';
export { folderEffects } from './imports/folder-effects.ts';
