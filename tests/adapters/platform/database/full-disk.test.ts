import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

/** SQLITE_FULL, https://sqlite.org/rescode.html. */
const FULL = 13;

describe('SQLite without space', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-'));
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataFolder, log: quietLog });
    await sql`create table notes (text text)`.execute(database.query);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataFolder, { recursive: true });
  });

  const add = (size: number) =>
    database.write((query) => sql`insert into notes values (${'a'.repeat(size)})`.execute(query));
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as "count" from notes`.execute(
      database.query,
    );
    return rows[0]?.count;
  };

  it('fails with the reason, goes on reading, and writes again once there is space', async () => {
    await add(10);
    await sql`pragma max_page_count = 1`.execute(database.query);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(add(100_000)).rejects.toMatchObject({ errcode: FULL });
    expect(await count()).toBe(1);
    await sql`pragma max_page_count = 1000000`.execute(database.query);
    await add(100_000);
    expect(await count()).toBe(2);
  });
});
