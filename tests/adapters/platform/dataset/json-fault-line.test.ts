import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { jsonFaultLine } from '#adapters/platform/dataset/json-fault-line.ts';

/** Texts that are JSON but for one line, and the number of that line. */
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
  it.prop([spoiled])('always names the line where the text stops being JSON', ({ text, line }) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(jsonFaultLine(text)).toBe(line);
  });

  it('names the last line of a text that is cut short', () => {
    expect(jsonFaultLine('[\n  1,\n  2')).toBe(3);
  });
});
