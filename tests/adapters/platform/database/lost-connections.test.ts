import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createPostgresEngine } from '#adapters/platform/database/postgres.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describePostgres, type SharedPlace } from '#tests/support/servers/databases.ts';
import { openStallingRelay } from '#tests/support/servers/stalling-relay.ts';

const LIMITS = { statementMs: 200, silenceMs: 300, idleTransactionMs: 400 };
/** As many as the pool has. */
const CONNECTIONS = Array.from({ length: 10 });

const one = sql<{ one: number }>`select 1 as "one"`;

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown) => thrown,
  );

describePostgres('a connection to the database', (newPlace) => {
  let place: SharedPlace;
  let direct: Database;
  beforeAll(async () => {
    place = await newPlace();
    direct = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(() => direct.close());
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  /** A server that reaches the database through a relay. */
  const openRelayed = async () => {
    const relay = await openStallingRelay(place.databaseUrl);
    closers.push(relay.close);
    const engine = createPostgresEngine(relay.url, quietLog, LIMITS);
    const query = new Kysely<unknown>({ dialect: engine.dialect });
    closers.push(() => query.destroy());
    return { relay, engine, query };
  };

  it('that falls silent is given up, with every other one of the pool', async () => {
    const { relay, engine, query } = await openRelayed();
    await Promise.all(CONNECTIONS.map(() => sql`select pg_sleep(0.05)`.execute(query)));
    relay.stall();
    const thrown = await Promise.all(CONNECTIONS.map(() => thrownBy(one.execute(query))));
    expect(thrown.map(engine.faultOf)).toEqual(CONNECTIONS.map(() => 'away'));
    expect((await one.execute(query)).rows).toEqual([{ one: 1 }]);
  });

  it.for(['stall', 'cut'] as const)(
    'that is lost within a transaction: the database is away (%s)',
    async (how) => {
      const { relay, engine, query } = await openRelayed();
      const thrown = await thrownBy(
        query.transaction().execute(async (inside) => {
          await one.execute(inside);
          relay[how]();
          await one.execute(inside);
        }),
      );
      expect(engine.faultOf(thrown), String(thrown)).toBe('away');
    },
  );

  it('is not limited while a migration runs, and is again after it', async () => {
    const { engine, query } = await openRelayed();
    const long = sql`select pg_sleep(${sql.lit((LIMITS.silenceMs + 100) / 1000)})`;
    await query.transaction().execute(async (inside) => {
      await engine.lockForMigration(inside);
      await long.execute(inside);
    });
    expect(engine.faultOf(await thrownBy(long.execute(query)))).toBe('away');
  });

  it('whose server vanished within a transaction releases what it locked', async () => {
    const { relay, query } = await openRelayed();
    const stamp = (inside: Kysely<unknown>) =>
      sql`insert into "contentStamps" ("name", "stamp") values ('lock', 'x')`.execute(inside);
    await thrownBy(
      query.transaction().execute(async (inside) => {
        await stamp(inside);
        relay.stall();
        await one.execute(inside);
      }),
    );
    // Waits for the lock of the one that vanished.
    await stamp(direct.query as unknown as Kysely<unknown>);
  });

  it('whose server has become a read-only standby is replaced, and meanwhile the database is away', async () => {
    const { engine, query } = await openRelayed();
    await sql`create table "items" ("id" integer)`.execute(query);
    // As a server does for its open connections when another takes over: none is returned before all are open.
    const { promise: allOpen, resolve } = Promise.withResolvers<void>();
    let open = 0;
    await Promise.all(
      CONNECTIONS.map(() =>
        query.connection().execute(async (connection) => {
          await sql`set default_transaction_read_only = on`.execute(connection);
          open += 1;
          if (open === CONNECTIONS.length) resolve();
          await allOpen;
        }),
      ),
    );
    const write = () =>
      engine.transact(query)((inside) => sql`insert into "items" values (1)`.execute(inside));
    const thrown = await Promise.all(CONNECTIONS.map(() => thrownBy(write())));
    expect(thrown.map(engine.faultOf)).toEqual(CONNECTIONS.map(() => 'away'));
    await write();
    await sql`drop table "items"`.execute(query);
  });
});
