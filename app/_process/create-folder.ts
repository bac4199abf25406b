import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, one at a time, accessible to this user only.
 *
 * Node's own `recursive` never returns when an existing parent cannot hold folders and reports ENOENT, as
 * `/proc` does.
 * Throws when a folder cannot be created.
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
