import type { ClientBase } from 'pg';

/** Lifts the time limit of a transaction's statements: in the database, and here. */
export const UNLIMITED = 'set local statement_timeout = 0';

const ENDS: readonly unknown[] = ['commit', 'rollback'];

/** The code of a write on a server that is, or has become, a standby. */
export const READ_ONLY = '25006';

type Query = (...words: readonly unknown[]) => unknown;

/**
 * Closes a connection on which a statement has no response after this time, in milliseconds, or whose server takes no
 * writes.
 *
 * A machine that vanishes closes nothing: the operating system waits a quarter of an hour for it, and meanwhile every
 * connection of the pool would hang. A server that another has replaced may serve its open connections for ever; a new
 * connection leads to the other one.
 */
export const guardConnection = (client: ClientBase, milliseconds: number): void => {
  const query = client.query.bind(client) as Query;
  let isLimited = true;
  const limited: Query = (...words) => {
    const [text] = words;
    if (text === UNLIMITED) isLimited = false;
    if (ENDS.includes(text)) isLimited = true;
    const response = query(...words);
    if (!(response instanceof Promise)) return response;
    const close = () => connectionOf(client).stream.destroy();
    const timer = isLimited ? setTimeout(close, milliseconds) : undefined;
    response.then(
      () => clearTimeout(timer),
      (error: unknown) => {
        clearTimeout(timer);
        if (error instanceof Error && 'code' in error && error.code === READ_ONLY) close();
      },
    );
    return response;
  };
  client.query = limited as ClientBase['query'];
};

/** Every client has one; the types mention it on one kind of client alone. */
const connectionOf = (client: ClientBase) =>
  (client as ClientBase & { readonly connection: { readonly stream: { destroy(): void } } }).connection;
