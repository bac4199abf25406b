import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Query = Kysely<Tables>;

/** Runs a transaction; one that fails changes nothing. */
export type Transact = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

/** How long further transactions may join a commit, in milliseconds: the first of them waits for the last. */
const JOIN_MS = 10;

const SAVEPOINT = CompiledQuery.raw('savepoint joined');
const RELEASE = CompiledQuery.raw('release joined');
const ROLL_BACK = CompiledQuery.raw('rollback to joined');

interface Waiting {
  /** Runs it as a part of a transaction; returns a function that notifies the caller after the commit. */
  readonly join: (transaction: Query) => Promise<() => void>;
  readonly runAlone: () => Promise<void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs transactions one after the other, and commits those that wait at the same time together: a commit waits for the
 * disk, however little it stores. None is confirmed before the commit, and one that fails leaves the others as they are.
 *
 * A reference that is checked only at the commit may be met by a row of another one in the group.
 */
export const groupWrites = (query: Query): Transact => {
  const waiting: Waiting[] = [];
  let isRunning = false;

  const commitGroup = async (first: Waiting): Promise<void> => {
    const group = [first];
    try {
      const outcomes = await query.transaction().execute(async (transaction) => {
        const until = performance.now() + JOIN_MS;
        const joined = [await first.join(transaction)];
        while (waiting.length > 0 && performance.now() < until) {
          const next = waiting.shift() as Waiting;
          group.push(next);
          joined.push(await next.join(transaction));
        }
        return joined;
      });
      for (const tellCaller of outcomes) tellCaller();
    } catch (error) {
      if (group.length === 1) return first.reject(error);
      // Which of them is the cause shows only when each has a commit of its own.
      for (const each of group) await each.runAlone();
    }
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    // The requests that arrived together have all come this far by then.
    await setImmediate();
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      await (waiting.length === 0 ? first.runAlone() : commitGroup(first));
      await setImmediate();
    }
    isRunning = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(waitingOf(query, AsyncResource.bind(work), resolve, reject));
      if (!isRunning) void runAll();
    });
};

const waitingOf = <T>(
  query: Query,
  work: (transaction: Query) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Waiting => ({
  reject,
  runAlone: () => query.transaction().execute(work).then(resolve, reject),
  join: async (transaction) => {
    await transaction.executeQuery(SAVEPOINT);
    try {
      const value = await work(transaction);
      await transaction.executeQuery(RELEASE);
      return () => resolve(value);
    } catch (error) {
      await transaction.executeQuery(ROLL_BACK).catch(() => {
        // On a full disk, SQLite has rolled back the whole transaction itself.
        throw error;
      });
      await transaction.executeQuery(RELEASE);
      return () => reject(error);
    }
  },
});
