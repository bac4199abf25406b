import type { CompiledMessage } from 'icu-minify/format';

/** What a page says, in its language, compiled on the server; plain data. */
export type Messages = Readonly<Record<string, CompiledMessage>>;
