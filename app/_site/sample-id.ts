/** The id of the event and the participation that a page displays in the editor. Source: portal spec §6. */
export const SAMPLE_ID = '1';
