import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allScreens } from '@fairdesk/platform/starter';
import { type FolderReport, intoNewFolder } from './new-folder.ts';

/** Writes the portal's own screens to a new or empty folder: `fair/nl/tasks.json`. */
export const exportScreens = (folder: string): Promise<FolderReport> =>
  intoNewFolder(folder, async () => {
    const screens = await allScreens();
    for (const { kind, language, path, layout } of screens) {
      const target = join(folder, kind, language, `${path === '/' ? '/index' : path}.json`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, `${layout}\n`);
    }
    return screens.length;
  });
