import autocannon from 'autocannon';
import { processorMs } from './process-figures.ts';
import { atLength } from './short.ts';

export interface Load {
  readonly perSecond: number;
  /** Processor time of the server process per request. */
  readonly cpuMs: number;
  readonly p99: number;
}

const SECONDS = atLength(4, 1);
const CONNECTIONS = 16;

/** Requests one address as fast as possible. */
export const load = async (url: string, headers: Record<string, string>, pid: number): Promise<Load> => {
  const before = processorMs(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  return {
    perSecond: result.requests.average,
    cpuMs: (processorMs(pid) - before) / result.requests.total,
    p99: result.latency.p99,
  };
};
