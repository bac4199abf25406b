/** What can separate the cells of a text file. */
export const SEPARATORS = [';', '\t', ','] as const;
/** One of {@link SEPARATORS}. */
export type Separator = (typeof SEPARATORS)[number];
