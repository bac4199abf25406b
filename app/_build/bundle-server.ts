import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { bundledName, needsNext, routeFiles, routeOf } from './route-table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const API = join(ROOT, 'app', 'api');

/**
 * Bundles the server, the routes of the API and the commands into `node` in the build, with the packages they use: to
 * find and load some two thousand small modules takes longer than all else at a start, and a container needs neither
 * these packages nor the sources.
 *
 * @param folder of Next's build
 */
export const bundleServer = async (folder: string): Promise<void> => {
  const dir = join(folder, 'node');
  await rm(dir, { recursive: true, force: true });
  const routes = routeFiles(API)
    .filter((file) => !needsNext(file))
    .map((file) => [bundledName(routeOf(file, API)), file]);
  await build({
    cwd: ROOT,
    input: {
      ...Object.fromEntries(PROCESSES.map((name) => [name, join(ROOT, 'app', `${name}.ts`)])),
      ...Object.fromEntries(readdirSync(COMMANDS).map((name) => [parse(name).name, join(COMMANDS, name)])),
      ...Object.fromEntries(routes),
    },
    platform: 'node',
    external: EXTERNAL,
    plugins: [keepAddresses(dir), emptyMarker],
    output: {
      dir,
      format: 'es',
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Node holds each source in memory, with two bytes for each sign when one is beyond Latin-1. Names stay, for stacks.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Names of routes have brackets.
      sanitizeFileName: false,
    },
  });
};

const PROCESSES = ['server', 'platform'];

/** The programs of the command line: each of the same name in `package.json`, in a container `node .next/node/admin.mjs`. */
const COMMANDS = join(ROOT, 'app', 'commands');

/** Packages with native code, those that Next shares with the pages, and what is for development only. */
const EXTERNAL = /^(?:@node-rs\/argon2|next|pg-native|react|react-dom|rolldown|sharp)(?:\/|$)/;

/** A module finds its files beside its source, wherever its bundle is. All bundles are in one folder. */
const keepAddresses = (dir: string): Plugin => ({
  name: 'keep-addresses',
  transform: (code, id) =>
    id.startsWith(ROOT) && !id.includes('node_modules') && code.includes(ADDRESS)
      ? {
          code: code.replaceAll(ADDRESS, `new URL(${JSON.stringify(relative(dir, id))}, ${ADDRESS}).href`),
          map: null,
        }
      : undefined,
});

const ADDRESS = 'import.meta.url';

/** The marker of modules that must not reach a browser; outside a bundle for browsers it throws. */
const emptyMarker: Plugin = {
  name: 'empty-marker',
  load: (id) => (/\/server-only\//.test(id) ? '' : undefined),
};
