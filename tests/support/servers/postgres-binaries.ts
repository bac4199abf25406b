import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest `initdb` and `pg_ctl`; `undefined` when PostgreSQL is not installed. */
export const postgresBinaries = (): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));

/** PostgreSQL refuses to run as root; in that case it runs as the user postgres, or else as nobody. */
export const serverUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((what) => idOf(what, 'postgres') ?? idOf(what, 'nobody') ?? 65_534);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
};

/** Options to spawn a command as {@link serverUser}. */
export const asServerUser = () => ({ ...serverUser(), cwd: '/', encoding: 'utf8' as const, timeout: 60_000 });

const idOf = (what: string, name: string): number | undefined => {
  const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};
