/** Messages to an organiser, for the commands. */
export { messagesCsv } from './messages-csv.ts';
