import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { ELEMENTS, ENTRIES } from '#app/_front/elements-script.ts';

const SOURCES = new URL('../../ui/page/elements', import.meta.url).pathname;

/**
 * Bundles the scripts of the custom elements: for each kind of page an entry, and chunks for the rarer ones. Each
 * entry is a bundle of its own, so that a page loads one file.
 *
 * @param folder of Next's build
 */
export const bundleElements = async (folder: string): Promise<void> => {
  const dir = join(folder, ELEMENTS);
  await rm(dir, { recursive: true, force: true });
  for (const entry of ENTRIES)
    await build({
      input: join(SOURCES, `${entry}.ts`),
      platform: 'browser',
      output: {
        dir,
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[hash].js',
        format: 'es',
        minify: true,
      },
    });
};
