import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { asServerUser, postgresBinaries } from './postgres-binaries.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the PostgreSQL server shared by the run. */
    postgresFolder: string;
  }
}

/**
 * Provides a folder for one PostgreSQL server, and stops that server after the run.
 *
 * The first test that needs the server starts it, so that other runs do not pay for it.
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
