import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { asServerUser, postgresBinaries } from './postgres-binaries.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's PostgreSQL is, once a test has asked for it. */
    postgresFolder: string;
  }
}

/**
 * Gives the run a place for one PostgreSQL server, and ends that server with the run.
 *
 * The server itself is started by the first test that wants it, so a run of other tests does not pay for it.
 */
export const setup = ({ provide }: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-postgres-'));
  provide('postgresFolder', folder);
  return () => {
    const data = join(folder, 'data');
    const binaries = existsSync(join(data, 'postmaster.pid')) ? postgresBinaries() : undefined;
    if (binaries) {
      spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], asServerUser());
    }
    rmSync(folder, { recursive: true, force: true });
  };
};
