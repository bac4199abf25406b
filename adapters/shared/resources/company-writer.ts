import type { UploadFile } from '@fairdesk/core/media';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { err, errAsync, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { Http } from '../http/http.ts';
import type { KeyedQueue } from '../http/keyed-queue.ts';
import { type Operation, perform, toChange, type Written } from './operations.ts';

/** The state of a company that is read before a change. */
export interface CompanyState {
  /** The version of the participation: every write to its data increments it. */
  readonly participationVersion: number;
}

/** Decides what to write, based on the current state; may write nothing. */
export type Change<State> = (state: State) => Result<Writes, Failure>;

/** Writes of one transaction, and the file that one of them takes. */
export interface Writes {
  readonly operations: readonly Operation[];
  /** Attributes of the participation itself, written with its version. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly relations?: Parameters<typeof toChange>[3];
  readonly file?: UploadFile;
}

/** The state after a write; `undefined` where it must be read again. */
export type StateAfter<State> = (
  before: State,
  operations: readonly Operation[],
  written: Written,
) => State | undefined;

/**
 * Maximum number of attempts when other processes write at the same time. Each lost one is a write of another process,
 * so only a service that accepts none reaches it.
 */
const TRIES = 50;
/** Maximum delay before another attempt, in milliseconds. */
const DELAY_MAX_MS = 50;

/**
 * Changes data of a participation: reads, decides, writes all or nothing, and reads again unless the response of the
 * write is enough.
 *
 * The participation's version is an optimistic lock on all its data. Writers in this process queue up;
 * a writer in another process causes a version conflict, and the change is retried from the read.
 */
export const writeCompany = <State extends CompanyState>(
  { http, turns }: { readonly http: Http; readonly turns: KeyedQueue },
  participation: ParticipationId,
  read: () => ResultAsync<State, Failure>,
  change: Change<State>,
  stateAfter?: StateAfter<State>,
): ResultAsync<State, Failure> => {
  const attempt = (count: number): ResultAsync<State, Failure> =>
    read().andThen((state) => {
      const decided = change(state);
      if (decided.isErr()) return errAsync<State, Failure>(decided.error);
      const { operations, own, relations, file } = decided.value;
      if (operations.length === 0 && !own && !relations)
        return ResultAsync.fromSafePromise<State, Failure>(Promise.resolve(state));
      const version = state.participationVersion;
      const lock = toChange('participations', participation, { ...own, version }, relations);
      // Rows that the participation will reference are added first; rows it no longer references are removed
      // last.
      const additions = operations.filter(({ op }) => op === 'add');
      const others = operations.filter(({ op }) => op !== 'add');
      const all = [...additions, lock, ...others];
      return perform(http, all, file)
        .andThen((written) => {
          const next = stateAfter?.(state, all, written);
          return next === undefined ? read() : okAsync(next);
        })
        .orElse((failure) =>
          failure.kind === 'conflict' && count < TRIES
            ? ResultAsync.fromSafePromise<void, Failure>(someDelay(count)).andThen(() => attempt(count + 1))
            : err<State, Failure>(failure),
        );
    });
  return turns(participation, () => attempt(1));
};

/** Of any length, so that processes that lost at the same time do not meet again. */
const someDelay = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** count, DELAY_MAX_MS)));
