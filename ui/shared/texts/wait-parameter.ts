/** The parameter of a text that leaves the wait to the script that shows it, which knows it. */
export const WAIT = { wait: '{wait}' };
