import type { ClientBase } from 'pg';

/** Lifts the time limit of a transaction's statements: in the database, and here. */
export const UNLIMITED = 'set local statement_timeout = 0';

const ENDS: readonly unknown[] = ['commit', 'rollback'];

type Query = (...words: readonly unknown[]) => unknown;

/**
 * Closes a connection on which a statement has no response after this time, in milliseconds.
 *
 * A machine that vanishes closes nothing: the operating system waits a quarter of an hour for it, and meanwhile every
 * connection of the pool would hang.
 */
export const limitSilence = (client: ClientBase, milliseconds: number): void => {
  const query = client.query.bind(client) as Query;
  let isLimited = true;
  const limited: Query = (...words) => {
    const [text] = words;
    if (text === UNLIMITED) isLimited = false;
    if (ENDS.includes(text)) isLimited = true;
    const response = query(...words);
    if (!isLimited || !(response instanceof Promise)) return response;
    const timer = setTimeout(() => connectionOf(client).stream.destroy(), milliseconds);
    const clear = () => clearTimeout(timer);
    response.then(clear, clear);
    return response;
  };
  client.query = limited as ClientBase['query'];
};

/** Every client has one; the types mention it on one kind of client alone. */
const connectionOf = (client: ClientBase) =>
  (client as ClientBase & { readonly connection: { readonly stream: { destroy(): void } } }).connection;
