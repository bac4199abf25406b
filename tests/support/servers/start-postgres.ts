import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackages } from './install-packages.ts';
import { asServerUser, postgresBinaries, serverUser } from './postgres-binaries.ts';

/** The address of the server, or why there is none. */
export type Started = { readonly url: (database: string) => string } | { readonly reason: string };

/** How long a test file waits for another one to start the server, in milliseconds. */
const PATIENCE_MS = 300_000;

/** Starts the server of the run, or waits until another test file has started it. */
export const startPostgres = async (folder: string): Promise<Started> => {
  const result = join(folder, 'result');
  if (isFirst(folder)) {
    const fault = start(folder);
    // Renamed into place, so that no reader sees a partial file.
    writeFileSync(`${result}.part`, fault ?? '');
    renameSync(`${result}.part`, result);
    if (fault) process.stderr.write(`The tests on PostgreSQL are skipped: ${fault}\n`);
  }
  for (const giveUpAt = Date.now() + PATIENCE_MS; !existsSync(result); ) {
    if (Date.now() > giveUpAt) return { reason: 'its start took too long' };
    await sleep(50);
  }
  const reason = readFileSync(result, 'utf8');
  return reason ? { reason } : { url: (database) => `postgres://postgres@/${database}?host=${folder}` };
};

const isFirst = (folder: string): boolean => {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
};

/** The data is temporary, so nothing needs to reach the disk. */
const QUICK = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

const start = (folder: string): string | undefined => {
  if (!postgresBinaries()) installPackages('postgresql');
  const binaries = postgresBinaries();
  if (!binaries) return 'it is not installed';
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (command: string, words: readonly string[]): string | undefined => {
    const { status, stderr, error } = spawnSync(join(binaries, command), words, {
      ...asServerUser(),
      // A server inherits open pipes, and spawnSync would wait for their end.
      stdio: ['ignore', 'ignore', command === 'initdb' ? 'pipe' : 'ignore'],
    });
    return status === 0 ? undefined : `${command} failed: ${error?.message ?? stderr ?? status}`;
  };
  return (
    run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]) ??
    run('pg_ctl', [
      ...['-D', data, '-w', '-t', '60', '-l', join(folder, 'log')],
      ...['-o', `-c listen_addresses='' -k ${folder} ${QUICK}`, 'start'],
    ])
  );
};
