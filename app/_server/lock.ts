import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Claims the data folder for this process; answers the process that has it, if another one does. */
export const claimFolder = (dataFolder: string): number | undefined => {
  const file = join(dataFolder, 'server.pid');
  mkdirSync(dataFolder, { recursive: true });
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) return holder;
  writeFileSync(file, String(process.pid));
  return undefined;
};

export const releaseFolder = (dataFolder: string): void =>
  rmSync(join(dataFolder, 'server.pid'), { force: true });

const readHolder = (file: string): number | undefined => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    // No file: nobody has it.
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process: it ended without tidying up.
    return false;
  }
};
