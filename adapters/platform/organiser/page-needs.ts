import { SCREENS } from '../starter/screens.ts';

const NEEDED: ReadonlySet<string> = new Set(['/', ...SCREENS.fair]);

/** Whether the portal of a fair needs this page of its site: it is neither moved nor deleted. */
export const isNeededPage = (path: string): boolean => NEEDED.has(path);
