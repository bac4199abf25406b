/**
 * `npm run pack:platform`: builds `@fairdesk/platform` as npm would publish it, in `adapters/platform/dist`, and checks
 * it with publint and arethetypeswrong.
 *
 * It contains the tools of `adapters/shared` that it imports, the demo fair and the screens a fair begins with.
 */
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../app/setup.mjs';
import { buildPackage, entryOf, packBuilt, report, type Tarball } from './pack-package.ts';

const platform = join(root, 'adapters', 'platform');

/** Builds the package into a folder and packs it there. */
export const packPlatform = (folder: string): Tarball => {
  const doors = globSync('*/index.ts', { cwd: platform }).map((file) => file.replace('/index.ts', ''));
  const build = {
    folder: platform,
    sources: join(root, 'adapters'),
    texts: [
      ...['README.md', 'CHANGELOG.md'].map((text) => join(platform, text)),
      join(root, 'core', 'LICENSE.md'),
    ],
    entries: {
      '.': entryOf('./platform/index'),
      ...Object.fromEntries(doors.map((door) => [`./${door}`, entryOf(`./platform/${door}/index`)])),
    },
  };
  buildPackage(build, folder);
  for (const data of ['demo/fair', 'starter/pages', 'dataset/README.md'])
    cpSync(join(platform, data), join(folder, 'platform', data), { recursive: true });
  return packBuilt(folder);
};

if (import.meta.main) report(packPlatform(join(platform, 'dist')));
