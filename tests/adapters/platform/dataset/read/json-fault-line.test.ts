import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { jsonFaultLine } from '#adapters/platform/dataset/read/json-fault-line.ts';

/** Texts that are JSON except for one line, with the number of that line. */
const spoiled = fc
  .tuple(fc.array(fc.record({ a: fc.string(), b: fc.array(fc.integer()) }), { minLength: 1 }), fc.nat())
  .chain(([value, seed]) => {
    const lines = JSON.stringify(value, null, 2).split('\n');
    const place = seed % lines.length;
    return fc.constantFrom('@', '"open').map((junk) => ({
      text: lines.with(place, `${junk} ${lines[place]}`).join('\n'),
      line: place + 1,
    }));
  });

describe('jsonFaultLine', () => {
  it.prop([spoiled])('always reports the line where the JSON becomes invalid', ({ text, line }) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(jsonFaultLine(text)).toBe(line);
  });

  it('reports the last line of a truncated text', () => {
    expect(jsonFaultLine('[\n  1,\n  2')).toBe(3);
  });
});
