import autocannon, { type Options } from 'autocannon';
import { processorMs } from './process-figures.ts';
import { atLength } from './short.ts';

export interface Load {
  readonly perSecond: number;
  /** Processor time of the server process per request. */
  readonly cpuMs: number;
  readonly p99: number;
}

const SECONDS = atLength(4, 1);
export const CONNECTIONS = 16;

/** What is sent: the headers for one address, or several requests in turns. */
export type Sent = Pick<Options, 'headers' | 'requests'>;

/** Sends requests as fast as possible, for this many seconds. */
export const load = async (url: string, sent: Sent, pid: number, seconds = SECONDS): Promise<Load> => {
  const before = processorMs(pid);
  const result = await autocannon({ url, ...sent, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  return {
    perSecond: result.requests.average,
    cpuMs: (processorMs(pid) - before) / result.requests.total,
    p99: result.latency.p99,
  };
};
