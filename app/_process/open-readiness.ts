import { setTimeout as sleep } from 'node:timers/promises';
import { cachedProbe } from './cached-probe.ts';
import { createFolderProbe } from './folder-probe.ts';
import type { Readiness } from './runtime.ts';

/** How long the result about what servers share is cached, and how long to wait for one, in milliseconds. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;

interface Sources {
  readonly dataFolder: string;
  /** Whether the server has started and is not stopping. */
  readonly isServing: () => boolean;
  readonly filesRespond: () => Promise<boolean>;
  readonly redisResponds: () => Promise<boolean>;
}

/** Checks what this server needs to serve visits. */
export const openReadiness = ({
  dataFolder,
  isServing,
  filesRespond,
  redisResponds,
}: Sources): (() => Promise<Readiness>) => {
  const isWritable = createFolderProbe(dataFolder);
  const hasFiles = patiently(filesRespond);
  const hasRedis = patiently(redisResponds);
  return async () => {
    const [writes, files, redis] = await Promise.all([isWritable(), hasFiles(), hasRedis()]);
    return {
      faults: [
        ...(isServing() ? [] : ['starting or stopping' as const]),
        ...(writes ? [] : ['data folder' as const]),
      ],
      warnings: [...(files ? [] : ['file store' as const]), ...(redis ? [] : ['redis' as const])],
    };
  };
};

const patiently = (probe: () => Promise<boolean>): (() => Promise<boolean>) =>
  cachedProbe(() => Promise.race([probe(), sleep(PATIENCE_MS, false, { ref: false })]), FRESH_MS);
