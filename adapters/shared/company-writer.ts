import type { UploadFile } from '@fairdesk/core/media';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { err, errAsync, type Result, ResultAsync } from 'neverthrow';
import type { Http } from './http.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import { type Operation, perform, toChange } from './operations.ts';

/** What is read of a company before something of it is changed. */
export interface CompanyState {
  /** Of the participation itself: whoever writes anything of it raises it by one. */
  readonly participationVersion: number;
}

/** What is to become of a company, decided from what is there; nothing to do is fine too. */
export type Change<State> = (state: State) => Result<Writes, Failure>;

/** Writes that belong together, and the file one of them takes. */
export interface Writes {
  readonly operations: readonly Operation[];
  /** Of the participation itself, written with its version. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly relations?: Parameters<typeof toChange>[3];
  readonly file?: UploadFile;
}

/** How often what was decided is decided anew because another process wrote meanwhile. */
const TRIES = 8;

/**
 * Changes what belongs to one participation: reads, decides, writes all or nothing, and reads again.
 *
 * The participation's version is the lock of everything in it. Within this process writers wait for one another;
 * a writer elsewhere is noticed by the version, and then everything is read and decided anew.
 */
export const writeCompany = <State extends CompanyState>(
  { http, turns }: { readonly http: Http; readonly turns: KeyedQueue },
  participation: ParticipationId,
  read: () => ResultAsync<State, Failure>,
  change: Change<State>,
): ResultAsync<State, Failure> => {
  const attempt = (tries: number): ResultAsync<State, Failure> =>
    read().andThen((state) => {
      const decided = change(state);
      if (decided.isErr()) return errAsync<State, Failure>(decided.error);
      const { operations, own, relations, file } = decided.value;
      if (operations.length === 0 && !own && !relations)
        return ResultAsync.fromSafePromise<State, Failure>(Promise.resolve(state));
      const version = state.participationVersion;
      const lock = toChange('participations', participation, { ...own, version }, relations);
      // What is named by the participation must be there first; what it no longer names goes last.
      const additions = operations.filter(({ op }) => op === 'add');
      const others = operations.filter(({ op }) => op !== 'add');
      return perform(http, [...additions, lock, ...others], file)
        .andThen(read)
        .orElse((failure) =>
          failure.kind === 'conflict' && tries > 1 ? attempt(tries - 1) : err<State, Failure>(failure),
        );
    });
  return turns(participation, () => attempt(TRIES));
};
