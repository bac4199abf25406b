import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../app/setup.mjs';

/** The last commit whose schema lacks the newest step: its servers meet a schema that they do not know. */
export const commitBeforeLastMigration = (): string =>
  git('log', '-1', '--format=%H^', '--diff-filter=A', '--', 'adapters/platform/database/migrations');

/** Clones a commit into a folder, installs its packages and builds it. */
export const buildEarlier = (commit: string, folder: string): void => {
  clone(folder);
  run('git', ['checkout', '--quiet', commit], folder);
  if (hasSamePackages(folder)) linkPackages(folder);
  else run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
};

/** The commit that a folder has, and its subject. */
export const titleOf = (folder: string): string => git('-C', folder, 'log', '-1', '--format=%h %s');

/** Sets up a folder as a release of this version, with the build that is here. */
export const copyRelease = (folder: string): void => {
  clone(folder);
  linkPackages(folder);
  run('cp', ['-al', join(root, '.next'), folder], root);
};

/** Adds the browser's files of one release to another, as the README's update does. */
export const addStatic = (from: string, to: string): void =>
  run('cp', ['-rn', `${join(from, '.next/static')}/.`, join(to, '.next/static')], root);

const clone = (folder: string): void => run('git', ['clone', '--quiet', '--shared', root, folder], root);

/** Links instead of copies: the same packages take no time and no space. */
const linkPackages = (folder: string): void => {
  for (const part of ['', 'core', 'adapters/client', 'adapters/platform'])
    if (existsSync(join(root, part, 'node_modules')))
      run('cp', ['-al', join(root, part, 'node_modules'), join(folder, part)], root);
};

const hasSamePackages = (folder: string): boolean =>
  readFileSync(join(folder, 'package-lock.json'), 'utf8') ===
  readFileSync(join(root, 'package-lock.json'), 'utf8');

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
};
