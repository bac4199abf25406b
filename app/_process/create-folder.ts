import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the folders above it, one at a time, readable by this user alone.
 *
 * Node's own `recursive` never returns where an existing parent takes no folders and says it does not exist, as `/proc` does.
 * Throws where a folder cannot be created.
 */
export const createFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    // Another process that starts at the same time may have created it.
    if (!existsSync(folder)) throw cause;
  }
};
