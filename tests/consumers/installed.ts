import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../app/setup.mjs';
import type { Example } from './guides.ts';
import { packCore, type Tarball } from './pack-core.ts';
import { mustRun } from './run-node.ts';

/** A folder outside the repository with the packed core installed, and none of the repository's source. */
export interface Installed {
  readonly tarball: Tarball;
  /** Copies one of the frontends beside this file there and type checks it; returns its folder. */
  place(frontend: string): string;
  /** Writes files to a folder there and type checks them, as strictly as the frontends; returns the folder. */
  write(name: string, files: readonly Example[]): string;
  remove(): void;
}

/** Build tools of the frontends, linked from here: they are not under test. */
const TOOLS = ['@types/node', 'vue'];

/** The registry is queried only for packages missing from npm's cache. */
const INSTALL = 'npm install --prefer-offline --ignore-scripts --no-package-lock --loglevel=error';

export const installCore = (): Installed => {
  const place = mkdtempSync(join(tmpdir(), 'fairdesk-consumers-'));
  const tarball = packCore(join(place, 'packed'));
  const dependencies = {
    '@fairdesk/core': `file:${tarball.path}`,
    'fast-check': versionOf('fast-check'),
    neverthrow: versionOf('neverthrow'),
  };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  execSync(INSTALL, { cwd: place, stdio: 'ignore' });
  for (const tool of TOOLS) link(tool, place);
  const checked = (folder: string): string => {
    mustRun(folder, inRepository('typescript', 'bin', 'tsc'));
    return folder;
  };
  return {
    tarball,
    place: (frontend) => {
      const folder = join(place, frontend);
      cpSync(join(import.meta.dirname, frontend), folder, { recursive: true });
      return checked(folder);
    },
    write: (name, files) => {
      const folder = join(place, name);
      cpSync(join(import.meta.dirname, 'lawful', 'tsconfig.json'), join(folder, 'tsconfig.json'));
      for (const { path, text } of files) writeFileSync(join(folder, path), text);
      return checked(folder);
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
};

/** A path in the packages of the repository. */
export const inRepository = (...path: readonly string[]): string => join(root, 'node_modules', ...path);

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(inRepository(name, 'package.json'), 'utf8')).version;

const link = (name: string, place: string): void => {
  const there = join(place, 'node_modules', name);
  mkdirSync(dirname(there), { recursive: true });
  symlinkSync(inRepository(name), there, 'junction');
};
