import { fc, it } from '@fast-check/vitest';
import { it as example, expect } from 'vitest';
import { watchContent } from '#app/_process/watch-content.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

/** Longer than any test, so that only hints make it look. */
const NEVER_MS = 1_000_000;

it.prop([fc.scheduler(), fc.integer({ min: 1, max: 6 })])(
  'has reported the newest content once all is read, whenever hints come, without a poll',
  async (scheduler, changes) => {
    let content = 0;
    let reported = 0;
    let hint = (): void => undefined;
    const read = scheduler.scheduleFunction(async (stamp: string) => stamp);
    const stop = await scheduler.waitFor(
      watchContent({
        stamp: () => read(String(content)),
        changed: scheduler.scheduleFunction(async () => {
          reported += 1;
        }),
        onHint: (listener) => {
          hint = listener;
        },
        log: quietLog,
        everyMs: NEVER_MS,
      }),
    );
    for (let change = 1; change <= changes; change += 1)
      void scheduler.schedule(Promise.resolve(), `change ${change}`).then(() => {
        content = change;
        hint();
      });
    await scheduler.waitIdle();
    const before = reported;
    hint();
    await scheduler.waitIdle();
    stop();
    expect(before).toBeGreaterThan(0);
    expect(reported).toBe(before);
  },
);

example('reports a change again whose report failed, and none once it is stopped', async () => {
  let content = 'first';
  let hint = (): void => undefined;
  const reports: string[] = [];
  const stop = await watchContent({
    stamp: async () => content,
    changed: async () => {
      reports.push(content);
      if (reports.length === 1) throw new Error('no answer');
    },
    onHint: (listener) => {
      hint = listener;
    },
    log: quietLog,
    everyMs: NEVER_MS,
  });
  const hinted = async () => {
    hint();
    await new Promise(setImmediate);
  };
  content = 'second';
  await hinted();
  await hinted();
  await hinted();
  expect(reports).toEqual(['second', 'second']);
  stop();
  content = 'third';
  await hinted();
  expect(reports).toHaveLength(2);
});
