import { processorMs } from './process-figures.ts';
import { atLength } from './short.ts';

interface Uncached {
  /** Pages rendered per second without the cache, one after the other. */
  readonly perSecond: number;
  /** Processor time of the server process per page, without the cost of invalidation. */
  readonly cpuMs: number;
}

const TIMES = atLength(100, 5);

/** Renders a public page repeatedly, by notifying the server of changed content. */
export const uncached = async (url: string, path: string, secret: string, pid: number): Promise<Uncached> => {
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': secret };
  const forget = async () => {
    const answer = await fetch(`${url}/api/content/changed`, {
      method: 'POST',
      headers,
      body: '{"all":true}',
    });
    if (!answer.ok) throw new Error(`${answer.status} on forgetting pages`);
  };
  const read = async () => {
    await (await fetch(url + path, { headers: { accept: 'text/html' } })).arrayBuffer();
  };
  const cpuOf = async (work: () => Promise<void>): Promise<{ cpu: number; ms: number }> => {
    const [cpu, begun] = [processorMs(pid), performance.now()];
    for (let time = 0; time < TIMES; time += 1) await work();
    return { cpu: processorMs(pid) - cpu, ms: performance.now() - begun };
  };
  const renderUncached = async () => {
    await forget();
    await read();
  };
  // The first round warms up.
  await cpuOf(renderUncached);
  const forgetting = await cpuOf(forget);
  const both = await cpuOf(renderUncached);
  return {
    perSecond: (TIMES * 1000) / (both.ms - forgetting.ms),
    cpuMs: (both.cpu - forgetting.cpu) / TIMES,
  };
};
