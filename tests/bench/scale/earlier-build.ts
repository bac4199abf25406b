import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../app/setup.mjs';

/** The last commit whose schema lacks the newest step: its servers meet a schema that they do not know. */
export const commitBeforeLastMigration = (): string =>
  git('log', '-1', '--format=%H^', '--diff-filter=A', '--', 'adapters/platform/database/migrations');

/** Clones a commit into a folder, installs its packages and builds it. @returns its title */
export const buildEarlier = (commit: string, folder: string): string => {
  run('git', ['clone', '--quiet', '--shared', root, folder], root);
  run('git', ['checkout', '--quiet', commit], folder);
  if (hasSamePackages(folder)) {
    // Links instead of copies: the same packages take no time and no space.
    for (const part of ['', 'core', 'adapters/client', 'adapters/platform'])
      if (existsSync(join(root, part, 'node_modules')))
        run('cp', ['-al', join(root, part, 'node_modules'), join(folder, part)], root);
  } else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  return git('log', '-1', '--format=%h %s', commit);
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
