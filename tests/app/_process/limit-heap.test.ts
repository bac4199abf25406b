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

/** Drops 100 000 objects, and prints once the heap is smaller; V8 itself collects nothing while idle. */
const IDLE = `
  import { setTimeout as pause } from 'node:timers/promises';
  import { limitHeap } from './app/_process/limit-heap.ts';
  limitHeap();
  let dropped = Array.from({ length: 100_000 }, (_, number) => ({ number, digits: Array(8).fill(number) }));
  const { heapTotal } = process.memoryUsage();
  dropped = undefined;
  while (process.memoryUsage().heapTotal > heapTotal / 2) await pause(100);
  console.log('released');
`;

const printedBy = (program: string, flag: string): string =>
  execFileSync(process.execPath, [flag, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 20_000,
  }).trim();

describe('the limit of the heap', () => {
  it('never lets it grow to twice of what is in use', () => {
    const printed = printedBy(LONG_LIVED, '--max-semi-space-size=1');
    expect(Number(printed)).toBeGreaterThan(1);
    expect(Number(printed)).toBeLessThan(2);
  });

  it('releases what is no longer used once the process is idle', () => {
    expect(printedBy(IDLE, '--no-memory-reducer')).toBe('released');
  });
});
