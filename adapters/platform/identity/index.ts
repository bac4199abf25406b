/** Links for the first administrator. */
export { isUnattended, newSetupLink } from './setup-links.ts';
