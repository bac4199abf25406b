import { DatabaseSync } from 'node:sqlite';
import { CONNECTIONS } from './load.ts';
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

/** The same for requests of several connections at once. */
export const cpuPerBusyRequest = async (pid: number, request: () => Promise<unknown>): Promise<number> => {
  const all = async (times: number): Promise<void> => {
    let left = times;
    const inTurn = async (): Promise<void> => {
      for (; left > 0; ) {
        left -= 1;
        await request();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, inTurn));
  };
  await all(WARM_UP);
  const before = processorMs(pid);
  await all(TIMES);
  return (processorMs(pid) - before) / TIMES;
};

/** A change of a page's description by another process, after which servers read it again. */
export const changePage = (dataFolder: string, path: string): void => {
  const file = new DatabaseSync(`${dataFolder}/fairdesk.sqlite`);
  file.exec('pragma busy_timeout = 5000');
  const change = file.prepare(
    "update pages set layout = json_set(layout, '$.fields.MetaDescription.value', ?) where '/' || site || path = ? and language = 'en'",
  );
  const { changes } = change.run(`Described at ${process.hrtime.bigint()}`, path);
  file.close();
  if (changes !== 1) throw new Error(`${path}: ${changes} pages changed`);
};

const TIMES = atLength(300, 10);
const WARM_UP = atLength(200, 3);
