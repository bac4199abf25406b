import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_GENUINE, stateReader } from '#adapters/platform/database/postgres-state.ts';
import { describePostgres } from '#tests/support/servers/databases.ts';

describePostgres('the state of a database', (newPlace) => {
  let server: pg.Pool;
  let other: pg.Pool;
  let readState: () => Promise<string | undefined>;

  beforeAll(async () => {
    const { databaseUrl } = await newPlace();
    server = new pg.Pool({ connectionString: databaseUrl });
    other = new pg.Pool({ connectionString: databaseUrl });
    readState = stateReader(server);
    await server.query('create table items (id int primary key, name text)');
  });
  afterAll(() => Promise.all([server.end(), other.end()]));

  /** Other tests write to the same server at the same time: after a while they write nothing between two reads. */
  const isRepeated = async (): Promise<boolean> => {
    const before = await readState();
    return (await readState()) === before;
  };

  it('is the same while nothing is written, on any connection', async () => {
    expect(await readState()).toEqual(expect.any(String));
    await expect.poll(isRepeated, { timeout: 60_000, interval: 5 }).toBe(true);
    await server.query('select * from items');
    await expect.poll(isRepeated, { timeout: 60_000, interval: 5 }).toBe(true);
  });

  it.each([
    ['a row that is added', "insert into items values (1, 'one')"],
    ['a row that is changed', "update items set name = 'two'"],
    ['a row that is deleted', 'delete from items'],
    ['a column that is added', 'alter table items add column note text'],
  ])('is another one after %s by another server, as soon as that is confirmed', async (_, statement) => {
    const before = await readState();
    await other.query(statement);
    expect(await readState()).not.toBe(before);
  });

  it('is another one after the commit of a transaction that was already open', async () => {
    const writer = await other.connect();
    await writer.query('begin');
    await writer.query("insert into items values (7, 'seven')");
    const before = await readState();
    await writer.query('commit');
    expect(await readState()).not.toBe(before);
    writer.release();
  });

  it('is another one after a start of the server, which may have lost its last transactions', async () => {
    const { rows } = await server.query('select pg_postmaster_start_time()::text as "start"');
    expect(await readState()).toContain(rows[0]?.start);
  });

  it.each([
    ['PostgreSQL 15.14 (Debian 15.14-0+deb12u1) on x86_64-pc-linux-gnu', true],
    ['PostgreSQL 17.6 on aarch64-apple-darwin', true],
    ['PostgreSQL 15.2-YB-2.25.2.0-b0 on x86_64-pc-linux-gnu', false],
    ['CockroachDB CCL v25.1.0 (x86_64-pc-linux-gnu), as PostgreSQL 13.0 speaks', false],
  ])('is read of PostgreSQL only: %s', async (version, isGenuine) => {
    const expression = IS_GENUINE.replace('version()', '$1::text');
    const { rows } = await server.query(`select ${expression} as "value"`, [version]);
    expect(rows).toEqual([{ value: isGenuine }]);
  });

  it('is unknown where the database is not PostgreSQL, which gets no other statement', async () => {
    const statements: string[] = [];
    const query = async (statement: string) => {
      statements.push(statement);
      return { rows: [{ value: false }] };
    };
    const read = stateReader({ query } as unknown as pg.Pool);
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    expect(statements).toHaveLength(1);
  });
});
