import { EXPORTED_LISTS, type ExportedList, type ListPart } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import { createListExports } from '#adapters/organiser/list-export-service.ts';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const MOMENT = '2026-11-20T12:00:00.000Z';

describeEachDatabase('the lists of a whole fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    await desk.call('POST', '/events', {
      data: { type: 'events', id: '102', attributes: { name: 'Other', slug: 'other' } },
    });
    database = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const resource = () => ({ id: uuid(), created: MOMENT, modified: MOMENT });

  const addCompany = async (name: string, products: readonly string[], eventId: string): Promise<void> => {
    const company = { ...resource(), eventId, organizationName: name, organizationNameFolded: fold(name) };
    await anyTable(database.query).insertInto('participations').values(company).execute();
    const own = { participationId: company.id, eventId };
    const insert = (table: string, rows: readonly Record<string, string | number>[]) =>
      rows.length === 0
        ? Promise.resolve()
        : anyTable(database.query).insertInto(table).values(rows).execute();
    await insert(
      'products',
      products.map((product) => ({ ...resource(), ...own, name: product, isNovelty: 1 })),
    );
    await insert(
      'newsItems',
      products.map((header) => ({ ...resource(), ...own, header, authorEmail: 'ada@kas.example' })),
    );
    await insert(
      'outbox',
      products.map((subject) => ({
        ...{ id: uuid(), recipient: 'ada@kas.example', subject, body: 'x', created: MOMENT },
        ...{ due: MOMENT, state: 'sent', eventId, participationId: company.id },
      })),
    );
  };

  const wholeList = async (list: ExportedList): Promise<ListPart['rows']> => {
    const rows: (readonly (string | number)[])[] = [];
    for (let after: string | undefined; ; ) {
      const part = (await createListExports(desk.http, desk.caller).part(list, after))._unsafeUnwrap();
      rows.push(...part.rows);
      if (part.next === undefined) return rows;
      after = part.next;
    }
  };

  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => !text.includes('\0'));

  it.prop([fc.array(fc.record({ name, products: fc.array(name, { maxLength: 4 }) }), { maxLength: 6 })], {
    numRuns: 8,
  })('contain each row of the fair once, and none of another', async (companies) => {
    for (const table of ['outbox', 'participations'])
      await anyTable(database.query).deleteFrom(table).execute();
    for (const company of companies) await addCompany(company.name, company.products, '101');
    await addCompany('Elsewhere', ['elsewhere'], '102');
    const expected = companies.flatMap((company) =>
      company.products.map((product) => JSON.stringify([company.name, product])),
    );
    for (const [list, title] of [
      ['mail', 'subject'],
      ['news', 'header'],
      ['products', 'name'],
    ] as const) {
      const columns: readonly string[] = EXPORTED_LISTS[list];
      const rows = await wholeList(list);
      for (const row of rows) expect(row).toHaveLength(columns.length);
      const found = rows.map((row) =>
        JSON.stringify([row[columns.indexOf('company')], row[columns.indexOf(title)]]),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('go on after a part of 500 rows, by company', async () => {
    for (const table of ['outbox', 'participations'])
      await anyTable(database.query).deleteFrom(table).execute();
    for (const company of ['Zulu', 'Alpha', 'Mike'])
      await addCompany(
        company,
        Array.from({ length: 251 }, (_, place) => `${company} ${place}`),
        '101',
      );
    const rows = await wholeList('products');
    expect(rows).toHaveLength(753);
    expect(new Set(rows.map((row) => row[1])).size).toBe(753);
    expect([...new Set(rows.map(([company]) => company))]).toEqual(['Alpha', 'Mike', 'Zulu']);
  });

  it('begin anew with an invalid cursor, and do not exist under another name', async () => {
    const lists = createListExports(desk.http, desk.caller);
    const first = (await lists.part('news'))._unsafeUnwrap();
    expect((await lists.part('news', '[1'))._unsafeUnwrap()).toEqual(first);
    const other = await lists.part('users' as ExportedList);
    expect(other._unsafeUnwrapErr().kind).toBe('not-found');
  });
});
