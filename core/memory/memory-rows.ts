import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import {
  type Failure,
  inOrder,
  nextSortIndex,
  type ParticipationId,
  type Sortable,
} from '../shared/index.ts';

/** A record of a participation, with an id, a version and a position. */
interface StoredRecord extends Sortable {
  readonly id: string;
  readonly version: string;
}

/** Records in memory, per participation and in order. All calls are synchronous. */
export interface MemoryRows<Row extends StoredRecord> {
  of(participation: ParticipationId): readonly Row[];
  find(participation: ParticipationId, id: string): Result<Row, Failure>;
  /** Appends the record unless it has a position. */
  add(
    participation: ParticipationId,
    row: Omit<Row, 'id' | 'version' | 'sortIndex'> & Partial<Sortable>,
  ): Row;
  /** `conflict` when the given version is outdated. */
  change(
    participation: ParticipationId,
    id: string,
    change: Partial<Row>,
    version?: string,
  ): Result<Row, Failure>;
  remove(participation: ParticipationId, id: string): Result<void, Failure>;
  replace(participation: ParticipationId, rows: readonly Row[]): void;
}

export const memoryRows = <Row extends StoredRecord>(
  what: string,
  initial: Readonly<Record<string, readonly Row[]>> = {},
): MemoryRows<Row> => {
  const stored = new Map<string, readonly Row[]>(Object.entries(initial));
  let count = 0;
  const of = (participation: ParticipationId): readonly Row[] => inOrder(stored.get(participation) ?? []);
  const find = (participation: ParticipationId, id: string): Result<Row, Failure> => {
    const row = of(participation).find((one) => one.id === id);
    return row === undefined ? err({ kind: 'not-found', what }) : ok(row);
  };
  const replace = (participation: ParticipationId, rows: readonly Row[]): void => {
    stored.set(participation, rows);
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

/** Converts a result to the asynchronous type of ports. */
export const settled = <T>(result: Result<T, Failure>): ResultAsync<T, Failure> =>
  result.match(
    (value) => okAsync(value),
    (failure) => errAsync(failure),
  );
