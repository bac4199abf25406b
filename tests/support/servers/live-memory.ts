import { once } from 'node:events';
import { residentMegabytes } from '#tests/bench/process-figures.ts';
import { serverEnvironment } from '../../../app/setup.mjs';

/** The environment of a server whose memory {@link openLiveMemory} can measure. */
export const inspectedAt = (port: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `${serverEnvironment().NODE_OPTIONS} --inspect=127.0.0.1:${port}`,
});

/** Measures the memory that a process needs. */
export interface LiveMemory {
  /** Resident memory after a garbage collection: without one, 100 MB of buffers may already be unused. */
  megabytes(): Promise<number>;
  close(): void;
}

/** @param port of the inspector */
export const openLiveMemory = async (pid: number, port: number): Promise<LiveMemory> => {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const inspector = new WebSocket(target.webSocketDebuggerUrl);
  await once(inspector, 'open');
  const pending = new Map<number, () => void>();
  inspector.addEventListener('message', ({ data }) => {
    const { id } = JSON.parse(data);
    pending.get(id)?.();
    pending.delete(id);
  });
  let calls = 0;
  return {
    megabytes: async () => {
      calls += 1;
      const id = calls;
      await new Promise<void>((resolve) => {
        pending.set(id, resolve);
        inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
      });
      return residentMegabytes(pid);
    },
    close: () => inspector.close(),
  };
};
