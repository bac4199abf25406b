import { createDatabase } from '../../support/servers/create-database.ts';
import { setup } from '../../support/servers/postgres.ts';
import { startPostgres } from '../../support/servers/start-postgres.ts';

interface Postgres {
  /** Of an empty database. */
  readonly url: string;
  /** Creates another one; resolves to its address. */
  readonly create: (name: string) => Promise<string>;
  readonly stop: () => void;
}

/** Starts PostgreSQL with an empty database, outside a run of vitest. */
export const openPostgres = async (): Promise<Postgres> => {
  let folder = '';
  const stop = setup({
    provide: (_name: string, value: string) => {
      folder = value;
    },
  } as Parameters<typeof setup>[0]);
  const started = await startPostgres(folder);
  if ('reason' in started) throw new Error(`PostgreSQL cannot be started: ${started.reason}`);
  const { url } = started;
  return { url: url('postgres'), create: (name) => createDatabase(url, name), stop };
};
