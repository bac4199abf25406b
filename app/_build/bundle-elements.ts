import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import { ELEMENTS, ENTRIES } from './elements-script.ts';
import { LATE_SCRIPTS, type LateScripts } from './late-scripts.ts';

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
  for (const entry of ENTRIES) {
    const { output } = await build({
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
    if (entry === 'start') {
      const chunks = output.filter((file) => file.type === 'chunk');
      await writeFile(join(folder, LATE_SCRIPTS), JSON.stringify(lateScriptsOf(chunks)));
    }
  }
};

/** A source is named after its element. What a late script loads later counts as far as it shares it with others. */
const lateScriptsOf = (chunks: readonly OutputChunk[]): LateScripts => {
  const named = (name: string) => chunks.find(({ fileName }) => fileName === name);
  const imports = (name: string): readonly string[] =>
    (named(name)?.imports ?? [])
      .filter((each) => !named(each)?.isEntry)
      .flatMap((each) => [each, ...imports(each)]);
  return Object.fromEntries(
    chunks
      .filter(({ isDynamicEntry }) => isDynamicEntry)
      .map(({ fileName, facadeModuleId, dynamicImports }) => [
        basename(facadeModuleId ?? '', '.ts'),
        [...new Set([fileName, ...[fileName, ...dynamicImports].flatMap(imports)])],
      ]),
  );
};
