/** The screens that a fair begins with. */
export { allScreens, screenLayout } from './screen-layouts.ts';
