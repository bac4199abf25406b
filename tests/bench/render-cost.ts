import { DatabaseSync } from 'node:sqlite';
import { processorMs } from './process-figures.ts';
import { atLength } from './short.ts';

/** Processor time of the server process per request, in milliseconds, for requests one after the other. */
export const cpuPerRequest = async (pid: number, request: () => Promise<unknown>): Promise<number> => {
  for (let time = 0; time < WARM_UP; time += 1) await request();
  const before = processorMs(pid);
  for (let time = 0; time < TIMES; time += 1) await request();
  return (processorMs(pid) - before) / TIMES;
};

/** Reads a response to its end; fails for any but a success. */
export const read = async (url: string, init: RequestInit = {}): Promise<void> => {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
};

/** A write by another process, after which the server reads everything again. */
export const changeElsewhere = (dataFolder: string): void => {
  const file = new DatabaseSync(`${dataFolder}/fairdesk.sqlite`);
  file.exec('pragma busy_timeout = 5000; create table if not exists bench (at integer)');
  file.exec(`insert into bench values (${Date.now()})`);
  file.close();
};

const TIMES = atLength(300, 10);
const WARM_UP = atLength(200, 3);
