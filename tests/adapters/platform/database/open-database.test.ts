import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '#adapters/platform/database/migrations/all.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import type { Resource } from '#adapters/platform/resources/resource.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';

const EVERY_ROW = ['id', 'version', 'created', 'modified'];

/** The columns that a resource description requires. */
const columnsOf = ({ attributes, relations }: Resource): ReadonlySet<string> =>
  new Set([
    ...EVERY_ROW,
    ...Object.entries(attributes).flatMap(([name, { folded, natural }]) => [
      name,
      ...(folded ? [`${name}Folded`] : []),
      ...(natural ? [`${name}Natural`] : []),
    ]),
    ...Object.values(relations).flatMap((relation) => (relation.kind === 'one' ? [relation.column] : [])),
  ]);

const opener = fileURLToPath(new URL('./open-and-count.ts', import.meta.url));

/** Opens the place in a separate process; resolves to its output. */
const openElsewhere = ({ dataFolder, databaseUrl }: Place): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [opener, dataFolder, databaseUrl ?? '']);
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
    });
    child.stderr.on('data', (part) => {
      printed += part;
    });
    child.on('error', reject);
    child.on('close', () => resolve(printed.trim()));
  });

describeEachDatabase('the database', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  it('repeats a write until others are no longer in its way, as while the schema is migrated', async () => {
    const busy = Object.assign(new Error('in the way'), { code: '40P01', errcode: 5 });
    const until = performance.now() + 500;
    const written = database.write(async () => {
      if (performance.now() < until) throw busy;
      return 'written';
    });
    expect(await written).toBe('written');
  });

  it('warns, loses nothing and works on when a newer version has migrated it', async () => {
    const place = await newPlace();
    const newer = await openDatabase({ ...place, log: quietLog });
    await sql`insert into migrations (name) values ('2099-01-01-1-newer')`.execute(newer.query);
    const show = { id: 'in', name: 'In', nameFolded: 'in', created: 'now', modified: 'now' };
    await newer.query.insertInto('shows').values(show).execute();
    await newer.close();
    for (const isNewer of [true, false]) {
      const warnings: unknown[] = [];
      const warn = (...line: unknown[]) => warnings.push(line);
      const older = await openDatabase({ ...place, log: { ...quietLog, warn } });
      expect(warnings).toEqual(
        isNewer
          ? [[expect.stringContaining('newer version has migrated'), { step: '2099-01-01-1-newer' }]]
          : [],
      );
      expect(await older.query.selectFrom('shows').select('id').execute()).toEqual([{ id: 'in' }]);
      await sql`delete from migrations where name = '2099-01-01-1-newer'`.execute(older.query);
      await older.close();
    }
  });

  it('finds nothing in an empty list, and everything outside of it', async () => {
    const show = { id: 'in', name: 'In', nameFolded: 'in', created: 'now', modified: 'now' };
    await database.query.insertInto('shows').values(show).execute();
    const shows = database.query.selectFrom('shows').select('id');
    const all = [{ id: 'in' }];
    expect(await shows.where('id', 'in', []).execute()).toEqual([]);
    expect(await shows.where('version', 'in', []).execute()).toEqual([]);
    expect(await shows.where('id', 'not in', []).execute()).toEqual(all);
    const isIn = shows.where(({ eb, or }) => or([eb('id', 'in', []), eb('name', '=', 'In')]));
    expect(await isIn.execute()).toEqual(all);
    await database.query.deleteFrom('shows').where('id', '=', 'in').execute();
  });

  it('has exactly the columns that each resource description requires', async () => {
    const tables = new Map(
      (await database.query.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map((each) => each.name),
      ]),
    );
    for (const resource of RESOURCES) {
      expect(new Set(tables.get(resource.table)), resource.type).toEqual(columnsOf(resource));
    }
  });

  it('can be opened by four processes at once, and migrates once', async () => {
    const place = await newPlace();
    const printed = await Promise.all([1, 2, 3, 4].map(() => openElsewhere(place)));
    expect(printed).toEqual([1, 2, 3, 4].map(() => String(MIGRATIONS.length)));
  });

  it('commits a transaction completely or not at all', async () => {
    const show = { id: 'torn', name: 'Torn', nameFolded: 'torn', created: 'now', modified: 'now' };
    await expect(
      database.write(async (query) => {
        await query.insertInto('shows').values(show).execute();
        await query.insertInto('shows').values(show).execute();
      }),
    ).rejects.toThrow();
    expect(await database.query.selectFrom('shows').selectAll().where('id', '=', 'torn').execute()).toEqual(
      [],
    );
  });

  describe('constraint violations', () => {
    const faultOf = (work: Promise<unknown>) => work.then(() => undefined, database.faultOf);
    const event = { name: 'Fair', nameFolded: 'fair', created: 'now', modified: 'now' };

    it('report a duplicate key', async () => {
      const add = () =>
        database.query
          .insertInto('events')
          .values({ ...event, id: '7', slug: 'seven' })
          .execute();
      await add();
      expect(await faultOf(add())).toBe('duplicate');
    });

    it('report a dangling reference, and a row that is still referenced', async () => {
      const lost = { ...event, id: '8', slug: 'eight', showId: 'nowhere' };
      expect(await faultOf(database.query.insertInto('events').values(lost).execute())).toBe('reference');
      await database.query
        .insertInto('shows')
        .values({ ...event, id: '1' })
        .execute();
      await database.query
        .insertInto('events')
        .values({ ...lost, showId: '1' })
        .execute();
      expect(await faultOf(database.query.deleteFrom('shows').where('id', '=', '1').execute())).toBe(
        'reference',
      );
    });
  });
});
