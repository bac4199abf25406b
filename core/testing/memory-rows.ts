import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import {
  type Failure,
  inOrder,
  nextSortIndex,
  type ParticipationId,
  type Sortable,
} from '../shared/index.ts';

/** Something of a participation: it has an id, a version and a place. */
interface Kept extends Sortable {
  readonly id: string;
  readonly version: string;
}

/** What participations keep, in memory: each its own, in its order. Every call is done before the next begins. */
export interface MemoryRows<Row extends Kept> {
  of(participation: ParticipationId): readonly Row[];
  find(participation: ParticipationId, id: string): Result<Row, Failure>;
  /** At the end unless it names its place. */
  add(
    participation: ParticipationId,
    row: Omit<Row, 'id' | 'version' | 'sortIndex'> & Partial<Sortable>,
  ): Row;
  /** `conflict` when the version named is no longer the newest. */
  change(
    participation: ParticipationId,
    id: string,
    change: Partial<Row>,
    version?: string,
  ): Result<Row, Failure>;
  remove(participation: ParticipationId, id: string): Result<void, Failure>;
  replace(participation: ParticipationId, rows: readonly Row[]): void;
}

export const memoryRows = <Row extends Kept>(
  what: string,
  initial: Readonly<Record<string, readonly Row[]>> = {},
): MemoryRows<Row> => {
  const kept = new Map<string, readonly Row[]>(Object.entries(initial));
  let count = 0;
  const of = (participation: ParticipationId): readonly Row[] => inOrder(kept.get(participation) ?? []);
  const find = (participation: ParticipationId, id: string): Result<Row, Failure> => {
    const row = of(participation).find((one) => one.id === id);
    return row === undefined ? err({ kind: 'not-found', what }) : ok(row);
  };
  const replace = (participation: ParticipationId, rows: readonly Row[]): void => {
    kept.set(participation, rows);
  };
  return {
    of,
    find,
    replace,
    add: (participation, { sortIndex, ...rest }) => {
      count += 1;
      const place = sortIndex ?? nextSortIndex(of(participation));
      const row = {
        ...rest,
        id: `${what.replaceAll(' ', '-')}-${count}`,
        version: '1',
        sortIndex: place,
      } as unknown as Row;
      replace(participation, [...of(participation), row]);
      return row;
    },
    change: (participation, id, change, version) =>
      find(participation, id).andThen((row) => {
        if (version !== undefined && version !== row.version) {
          return err<Row, Failure>({ kind: 'conflict', what });
        }
        const changed = { ...row, ...change, id, version: String(Number(row.version) + 1) };
        replace(
          participation,
          of(participation).map((one) => (one.id === id ? changed : one)),
        );
        return ok<Row, Failure>(changed);
      }),
    remove: (participation, id) =>
      find(participation, id).map(() =>
        replace(
          participation,
          of(participation).filter((one) => one.id !== id),
        ),
      ),
  };
};

/** What is done already, as ports answer it. */
export const settled = <T>(result: Result<T, Failure>): ResultAsync<T, Failure> =>
  result.match(
    (value) => okAsync(value),
    (failure) => errAsync(failure),
  );
