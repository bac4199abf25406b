import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../app/setup.mjs';
import type { Example } from './guides.ts';
import { packClient } from './pack-client.ts';
import { packCore } from './pack-core.ts';
import type { Tarball } from './pack-package.ts';
import { packPlatform } from './pack-platform.ts';
import { mustRun } from './run-node.ts';

/** A folder outside the repository with the packed packages installed, and none of the repository's source. */
export interface Installed {
  /** The core. */
  readonly tarball: Tarball;
  readonly client: Tarball;
  readonly platform: Tarball;
  /** A text of the installed core. */
  read(path: string): string;
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

export const installPackages = (): Installed => {
  const place = newPlace();
  const tarball = packCore(join(place, 'packed', 'core'));
  const client = packClient(join(place, 'packed', 'client'));
  const platform = packPlatform(join(place, 'packed', 'platform'));
  installIn(place, { core: tarball, client, platform }, ['fast-check', 'neverthrow']);
  for (const tool of TOOLS) link(tool, place);
  const checked = (folder: string): string => {
    mustRun(folder, inRepository('typescript', 'bin', 'tsc'));
    return folder;
  };
  return {
    tarball,
    client,
    platform,
    read: (path) => readFileSync(join(place, 'node_modules', '@fairdesk', 'core', path), 'utf8'),
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

/** Runs a program in an empty folder where the packed core was installed with these packages alone. */
export const runBeside = (tarball: Tarball, packages: readonly string[], program: string): string => {
  const place = newPlace();
  try {
    installIn(place, { core: tarball }, packages);
    writeFileSync(join(place, 'main.ts'), program);
    return mustRun(place, 'main.ts');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

const newPlace = (): string => mkdtempSync(join(tmpdir(), 'fairdesk-consumers-'));

const installIn = (
  place: string,
  packed: Readonly<Record<string, Tarball>>,
  packages: readonly string[],
): void => {
  const dependencies = {
    ...Object.fromEntries(
      Object.entries(packed).map(([name, { path }]) => [`@fairdesk/${name}`, `file:${path}`]),
    ),
    ...Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  execSync(INSTALL, { cwd: place, stdio: 'ignore' });
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
