import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { ELEMENTS, ENTRY } from './elements-script.ts';

const INPUT = new URL('../../ui/page/elements/start.ts', import.meta.url).pathname;

/**
 * Bundles the scripts of the custom elements on public pages: a common entry, and chunks for the rarer ones.
 *
 * @param folder of Next's build
 */
export const bundleElements = async (folder: string): Promise<void> => {
  const dir = join(folder, ELEMENTS);
  await rm(dir, { recursive: true, force: true });
  await build({
    input: INPUT,
    platform: 'browser',
    output: {
      dir,
      entryFileNames: `${ENTRY}[hash].js`,
      chunkFileNames: '[hash].js',
      format: 'es',
      minify: true,
    },
  });
};
