/**
 * `npm run pack:client`: builds `@fairdesk/client` as npm would publish it, in `adapters/client/dist`, and checks it
 * with publint and arethetypeswrong.
 *
 * Its modules stand beside it, in `adapters/<feature>/proxy.ts`; the package contains those that it imports.
 */
import { join } from 'node:path';
import { root } from '../../app/setup.mjs';
import { buildPackage, entryOf, packBuilt, report, type Tarball } from './pack-package.ts';

const client = join(root, 'adapters', 'client');

/** Builds the package into a folder and packs it there. */
export const packClient = (folder: string): Tarball => {
  const build = {
    folder: client,
    sources: join(root, 'adapters'),
    texts: [
      ...['README.md', 'CHANGELOG.md'].map((text) => join(client, text)),
      join(root, 'core', 'LICENSE.md'),
    ],
    entries: { '.': entryOf('./client/index'), './store': entryOf('./client/create-store') },
  };
  buildPackage(build, folder);
  return packBuilt(folder);
};

if (import.meta.main) report(packClient(join(client, 'dist')));
