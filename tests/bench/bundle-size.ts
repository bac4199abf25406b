import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { root } from '../../app/setup.mjs';

/** What a browser would load for some imports of the core, after tree shaking. */
export interface BundleSize {
  /** Size of the core alone, minified and compressed by gzip -9, in bytes. */
  readonly own: number;
  /** Size with its dependencies. */
  readonly whole: number;
  /** Modules of dependencies in the bundle: `dayjs/plugin/utc.js`, … */
  readonly foreign: readonly string[];
}

/** Dependencies of the core, which most frontends use anyway. */
const PACKAGES = /^(?:dayjs|neverthrow|zod|fast-check)(?:\/|$)/;

const ENTRY = 'virtual:entry';

/** Bundles `code` for a browser and measures its size. */
export const bundleSize = async (code: string): Promise<BundleSize> => {
  const [alone, whole] = [await bundled(code, [PACKAGES]), await bundled(code, [])];
  return {
    own: gzipped(alone.code),
    whole: gzipped(whole.code),
    foreign: whole.modules.flatMap((id) => id.split('/node_modules/').slice(1)),
  };
};

interface Bundled {
  readonly code: string;
  /** Modules with code left in the bundle. */
  readonly modules: readonly string[];
}

const bundled = async (code: string, external: readonly RegExp[]): Promise<Bundled> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [virtualEntry(code)],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The bundler answers something else than one bundle');
  const chunks = result.output.filter((part) => part.type === 'chunk');
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  };
};

const virtualEntry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? code : undefined),
});

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;
