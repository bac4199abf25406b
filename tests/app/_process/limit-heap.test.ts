import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * Replaces 200 000 objects 600 000 times, and prints the largest heap as a multiple of what is in use. Its young
 * objects get 1 MB, so that the multiple is of old ones.
 */
const LONG_LIVED = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  import { limitHeap } from './app/_process/limit-heap.ts';
  limitHeap();
  setFlagsFromString('--expose-gc');
  const make = (number) => ({ number, digits: Array(8).fill(number) });
  const inUse = Array.from({ length: 200_000 }, (_, number) => make(number));
  runInNewContext('gc')();
  const { heapUsed } = process.memoryUsage();
  let largest = 0;
  for (let number = 0; number < 600_000; number += 1) {
    inUse[(number * 7919) % inUse.length] = make(number);
    if (number % 1000 === 0) largest = Math.max(largest, process.memoryUsage().heapTotal);
  }
  console.log(largest / heapUsed);
`;

describe('the limit of the heap', () => {
  it('never lets it grow to twice of what is in use', () => {
    const printed = execFileSync(
      process.execPath,
      ['--max-semi-space-size=1', '--input-type=module', '--eval', LONG_LIVED],
      { encoding: 'utf8' },
    );
    expect(Number(printed)).toBeGreaterThan(1);
    expect(Number(printed)).toBeLessThan(2);
  });
});
