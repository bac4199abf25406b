import { setTimeout as sleep } from 'node:timers/promises';
import { cachedProbe } from './cached-probe.ts';
import { createFolderProbe } from './folder-probe.ts';
import type { Readiness } from './runtime.ts';

/** How long the result about the file store is cached, and how long to wait for one, in milliseconds. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;

interface Sources {
  readonly dataFolder: string;
  /** Whether the server has started and is not stopping. */
  readonly isServing: () => boolean;
  readonly filesRespond: () => Promise<boolean>;
}

/** Checks what this server needs to serve visits. */
export const openReadiness = ({
  dataFolder,
  isServing,
  filesRespond,
}: Sources): (() => Promise<Readiness>) => {
  const isWritable = createFolderProbe(dataFolder);
  const hasFiles = cachedProbe(
    () => Promise.race([filesRespond(), sleep(PATIENCE_MS, false, { ref: false })]),
    FRESH_MS,
  );
  return async () => {
    const [writes, files] = await Promise.all([isWritable(), hasFiles()]);
    return {
      faults: [
        ...(isServing() ? [] : ['starting or stopping' as const]),
        ...(writes ? [] : ['data folder' as const]),
      ],
      warnings: files ? [] : ['file store'],
    };
  };
};
