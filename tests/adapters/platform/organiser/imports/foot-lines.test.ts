import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { footLines } from '#adapters/platform/organiser/imports/foot-lines.ts';

const blank = fc.constantFrom('', ' ', '\u200B');
const filled = fc.constantFrom('Ada', '8.B2', '0');
/** A row of three cells of which one is filled, or none. */
const short = fc.tuple(filled, blank, blank).map((cells) => [...cells]);
const full = fc.tuple(filled, filled, blank).map((cells) => [...cells]);

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, place) => ({ cells: [...cells], lines: [place + 2] }));

describe('the foot of a list', () => {
  it.prop([fc.array(fc.oneof(short, full)), full, fc.array(short)])(
    'is always every row below the last one that fills more than one column',
    (rows, last, foot) => {
      const all = [...rows, last, ...foot];
      const lines = [...footLines({ rows: rowsOf(all) })];
      expect(lines).toEqual(foot.map((_, place) => rows.length + place + 3));
    },
  );

  it.prop([fc.array(short)])('is never there in a list that fills one column only', (rows) => {
    expect([...footLines({ rows: rowsOf(rows) })]).toEqual([]);
  });
});
