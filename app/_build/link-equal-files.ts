import { createHash } from 'node:crypto';
import { readdir, readFile, rename, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Replaces files with equal content by links to the first of them: Next compiles a part that many pages have once for
 * each page, and Node loads what is one file once.
 */
export const linkEqualFiles = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const firsts = new Map<string, string>();
  for (const file of files) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const first = firsts.get(content);
    if (first) await replaceByLink(file, first);
    else firsts.set(content, file);
  }
};

/** By renaming, so that the file is there at every moment. */
const replaceByLink = async (file: string, target: string): Promise<void> => {
  const link = `${file}.link`;
  await symlink(relative(dirname(file), target), link);
  await rename(link, file);
};
