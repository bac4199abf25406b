/** What a log says of something thrown: its message may quote what a person wrote. */
export const errorName = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);
