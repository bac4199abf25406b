import type { ImportRecord, ImportRequest } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createImportOffice } from '#adapters/organiser/imports-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { anyTable, type Cell } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const ANN = 'ann@quay.example';
const LIST =
  'nr;name;stand;contact e-mail;first name;city;website\n' +
  `1;Quay;8.A1;${ANN};Ann;Vigo;https://quay.example\n`;
const moment = { created: '', modified: '' };

/** What others add of the company, by table: of the same kind as the list has it. */
const ADDED: Readonly<Record<string, (company: string) => Readonly<Record<string, Cell>>>> = {
  addresses: (participationId) => ({ participationId, addressType: 'DEFAULT', city: 'Lugo' }),
  eventPermissions: (participationId) => ({ participationId, eventId: '101', email: ANN, role: 'editor' }),
  stands: (participationId) => ({ participationId, eventId: '101', standNumber: '8.A1' }),
  uris: (participationId) => ({ participationId, uriType: 'WEBSITE', url: 'https://own.example' }),
  users: () => ({ email: ANN, givenName: 'Own', familyName: '', accountSetup: 0 }),
};
const TABLES = Object.keys(ADDED);

describeEachDatabase('an import while others work on the company', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
  });
  beforeEach(clear);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  async function clear(): Promise<void> {
    for (const table of [...TABLES, 'participations', 'imports'])
      await anyTable(database.query).deleteFrom(table).execute();
  }
  const office = () => createImportOffice(desk.http, desk.caller);
  const start = async (text: string) => {
    const list: ImportRequest = { fileName: 'list.csv', source: { kind: 'text', text }, choices: {} };
    const { fingerprint, faults } = (await office().preview(list))._unsafeUnwrap();
    expect(faults).toEqual([]);
    return (await office().start(list, { fingerprint, overwrite: 'all', isPartial: false }))._unsafeUnwrap();
  };
  const finish = async (record: ImportRecord): Promise<ImportRecord> =>
    ['applied', 'undone'].includes(record.state)
      ? record
      : finish((await office().advance(record.id))._unsafeUnwrap());
  /** Adds the company, begins the import of its details, and finds its id. */
  const begin = async () => {
    await finish(await start('nr;name\n1;Quay\n'));
    const { id } = await database.query.selectFrom('participations').select('id').executeTakeFirstOrThrow();
    return { id, started: await start(LIST) };
  };
  const rowsOf = (table: string) => anyTable(database.query).selectFrom(table).selectAll().execute();
  const stored = async () =>
    new Map(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)));

  it.prop([fc.subarray(TABLES)], { numRuns: 10, examples: [[['eventPermissions']], [TABLES]] })(
    'ends, and leaves alone what they added meanwhile, also when it is undone',
    async (added) => {
      await clear();
      const { id, started } = await begin();
      for (const table of added)
        await anyTable(database.query)
          .insertInto(table)
          .values({ id: `own-${table}`, ...moment, ...ADDED[table]?.(id) })
          .execute();
      const before = await stored();
      const record = await finish(started);
      expect(record).toMatchObject({ state: 'applied', done: record.steps, skipped: added.length });
      for (const [table, rows] of await stored()) {
        expect(rows, table).toHaveLength(1);
        if (added.includes(table)) expect(rows, table).toEqual(before.get(table));
      }
      expect(await finish((await office().undo(record.id))._unsafeUnwrap())).toMatchObject({ skipped: 0 });
      expect(await stored()).toEqual(before);
    },
  );

  example('ends when the company is deleted by a program meanwhile, and adds nothing to it', async () => {
    const { id, started } = await begin();
    expect((await desk.call('DELETE', `/participations/${id}`)).status).toBeLessThan(300);
    const record = await finish(started);
    expect(record).toMatchObject({ state: 'applied', done: record.steps, skipped: 4 });
    const rows = await stored();
    expect(TABLES.filter((table) => rows.get(table)?.length !== 0)).toEqual(['users']);
  });
});
