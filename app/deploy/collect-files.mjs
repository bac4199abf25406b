// `node app/deploy/collect-files.mjs <folder>`: copies what the built server and its commands need to run.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node app/deploy/collect-files.mjs <folder>');

/** By their places in the project: the names of routes are read from their folders. */
const FILES = [
  ...['.next', 'app/api', 'app/deploy/health-check.mjs', 'package.json'],
  ...['adapters/platform/demo/fair', 'adapters/platform/starter/pages'],
];
/** The packages that the bundles do not contain, as Next has traced them. */
const PACKAGES = '.next/standalone/node_modules';
/** Of the build, what only other builds read. */
const UNUSED = /\.next\/(?:cache|diagnostics|standalone|trace|trace-build|types)$|\.nft\.json$/;

const copy = (from, to) =>
  cpSync(join(root, from), join(folder, to), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !UNUSED.test(path),
  });

for (const file of FILES) copy(file, file);
copy(PACKAGES, 'node_modules');
