import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { createPostgresEngine } from '#adapters/platform/database/postgres.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describePostgres } from '#tests/support/servers/databases.ts';

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown) => thrown,
  );

describe('a database server that cannot be connected to', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** The errors of the client at a server that treats every connection like this. */
  const errorsAt = async (onConnection: (socket: Socket) => void, max = 1): Promise<unknown[]> => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const pool = new pg.Pool({ host: '127.0.0.1', port, max, connectionTimeoutMillis: 100 });
    closers.push(() => server.close());
    const thrown = await Promise.all([1, 2].map(() => thrownBy(pool.query('select 1'))));
    await pool.end();
    return thrown;
  };
  const { faultOf } = createPostgresEngine('postgres://nowhere.invalid/none', quietLog);

  it.each<[string, (socket: Socket) => void]>([
    ['does not respond', () => {}],
    ['closes the connection', (socket) => socket.end()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
  ])('is away when it %s, also for those who wait for a connection', async (_what, onConnection) => {
    const errors = await errorsAt(onConnection);
    expect(errors.map(faultOf), errors.join('; ')).toEqual(['away', 'away']);
  });

  it('is away when its name does not resolve, now or at all', async () => {
    const pool = new pg.Pool({ host: 'nowhere.invalid', connectionTimeoutMillis: 10_000 });
    expect(faultOf(await thrownBy(pool.query('select 1')))).toBe('away');
    await pool.end();
    for (const code of ['ENOTFOUND', 'EAI_AGAIN'])
      expect(faultOf(Object.assign(new Error(`getaddrinfo ${code}`), { code }))).toBe('away');
  });
});

describePostgres('a statement', (newPlace) => {
  it('that exceeds its time is a database that is away', async () => {
    const place = await newPlace();
    const database = await openDatabase({ ...place, log: quietLog });
    const thrown = await thrownBy(
      database.write(async (query) => {
        await sql`set local statement_timeout = 20`.execute(query);
        await sql`select pg_sleep(5)`.execute(query);
      }),
    );
    expect(database.faultOf(thrown)).toBe('away');
    await database.close();
  });
});
