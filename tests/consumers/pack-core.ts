/**
 * `npm run pack:core`: builds `@fairdesk/core` as npm would publish it, in `core/dist`, and checks it with
 * publint and arethetypeswrong.
 *
 * In this repository the core is imported as source; the package contains JavaScript and types instead.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaOf, SCHEMAS } from '@fairdesk/core/schemas';
import { root } from '../../app/setup.mjs';
import { buildPackage, entryOf, packBuilt, report, type Tarball } from './pack-package.ts';

const core = join(root, 'core');

/** The folders of core with an entry point: `tasks`, `events`, …, `testing`. */
export const features = (): readonly string[] =>
  readdirSync(core).filter((folder) => existsSync(join(core, folder, 'index.ts')));

/** Files and folders for readers, and examples as data, besides code. */
const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE.md', 'guide', 'vectors'];

/** Builds the package into a folder and packs it there. */
export const packCore = (folder: string): Tarball => {
  const entries = ['.', ...features().map((feature) => `./${feature}`)];
  const build = {
    folder: core,
    sources: core,
    texts: TEXTS.map((text) => join(core, text)),
    entries: {
      ...Object.fromEntries(entries.map((entry) => [entry, entryOf(`${entry}/index`)])),
      './vectors/*': './vectors/*',
      './schemas/*.json': './schemas/*.json',
    },
  };
  buildPackage(build, folder);
  for (const [model, schema] of SCHEMAS)
    writeFileSync(
      join(folder, 'schemas', `${kebabCase(model)}.json`),
      `${JSON.stringify({ title: model, ...jsonSchemaOf(schema) }, null, 2)}\n`,
    );
  return packBuilt(folder);
};

/** `CompanyProfile` in `company-profile.json` */
const kebabCase = (model: string): string =>
  model.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

if (import.meta.main) report(packCore(join(core, 'dist')));
