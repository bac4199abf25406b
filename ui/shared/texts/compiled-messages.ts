import type { CompiledMessage } from 'icu-minify/format';

/** The texts of a page in its language, compiled on the server; plain data. */
export type Messages = Readonly<Record<string, CompiledMessage>>;
