import {
  inOrder,
  movesAt,
  needsRenumbering,
  nextSortIndex,
  renumbered,
  type Sortable,
  tradePlaces,
} from '@fairdesk/core/shared';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

interface Row extends Sortable {
  readonly name: string;
}

/** Indexes that a service could send: equal ones, 0, negative ones, neighbours that are almost equal. */
const indexes = fc.array(
  fc.oneof(
    fc.integer({ min: -3, max: 4 }),
    fc.integer({ min: 1, max: 2000 }),
    fc.constantFrom(0.000001, 100, 100.00001, 100.000011, 199.99999, 1e9),
  ),
  { minLength: 1, maxLength: 6 },
);
const rowsOf = (places: readonly number[]): readonly Row[] =>
  places.map((sortIndex, at) => ({ name: `row ${at}`, sortIndex }));

/** The order of names after bubble sort, which keeps equal rows as they are. */
const sorted = (rows: readonly Row[]): Row[] => {
  const list = [...rows];
  for (let end = list.length; end > 0; end -= 1)
    for (let at = 1; at < end; at += 1) {
      const [left, right] = [list[at - 1] as Row, list[at] as Row];
      if (left.sortIndex > right.sortIndex) [list[at - 1], list[at]] = [right, left];
    }
  return list;
};

const moves = fc.array(fc.tuple(fc.nat(5), fc.constantFrom('up' as const, 'down' as const)), {
  maxLength: 60,
});

/** As a service does: saves the new index, and renumbers the list where there is no room. */
const moved = (rows: readonly Row[], place: number, way: 'up' | 'down'): readonly Row[] => {
  const ordered = inOrder(rows);
  const trade = tradePlaces(ordered, place, way);
  if (trade === undefined) return ordered;
  const saved = { ...trade.item, sortIndex: trade.sortIndex };
  if (!trade.hasRoom)
    return renumbered(ordered.toSpliced(place, 1).toSpliced(trade.to, 0, saved).map(inTurn));
  const next = inOrder(ordered.with(place, saved));
  return needsRenumbering(next) ? renumbered(next) : next;
};
/** Keeps an order that is already decided. */
const inTurn = (row: Row, at: number): Row => ({ ...row, sortIndex: at });

describe('moves, by a second implementation', () => {
  agrees(
    'end in the same order as swapping neighbours, however many moves there are',
    fc.tuple(indexes, moves),
    (places, all) => {
      const start = rowsOf(places);
      return all
        .reduce<readonly Row[]>((rows, [at, way]) => moved(rows, at % rows.length, way), inOrder(start))
        .map(({ name }) => name);
    },
    (places, all) => {
      const names = sorted(rowsOf(places)).map(({ name }) => name);
      for (const [given, way] of all) {
        const at = given % names.length;
        const to = way === 'up' ? at - 1 : at + 1;
        if (to < 0 || to >= names.length) continue;
        const [mine, theirs] = [names[at] as string, names[to] as string];
        names[at] = theirs;
        names[to] = mine;
      }
      return names;
    },
  );

  const spaced = fc
    .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
    .map(rowsOf);
  agrees(
    'have the midpoints that the specifications give',
    fc.tuple(spaced),
    (rows) => rows.map((_row, place) => movesAt(rows, place)),
    (rows) => {
      const s = sorted(rows).map(({ sortIndex }) => sortIndex);
      const at = (place: number) => s[place] as number;
      const last = s.length - 1;
      const up = (i: number) => (i === 0 ? undefined : (at(i - 1) + (i === 1 ? 0 : at(i - 2))) / 2);
      const down = (i: number) => {
        if (i === last) return undefined;
        return i === last - 1 ? at(last) + 100 : (at(i + 1) + at(i + 2)) / 2;
      };
      return s.map((_index, i) => ({ up: up(i), down: down(i) }));
    },
  );

  agrees(
    'append a new item at the same index',
    fc.tuple(fc.oneof(fc.constant([]), indexes).map(rowsOf)),
    nextSortIndex,
    (rows) => (rows.length === 0 ? 100 : 1 + Math.max(...rows.map(({ sortIndex }) => sortIndex))),
  );
});
