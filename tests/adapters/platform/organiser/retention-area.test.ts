import { RETENTION_MONTHS, type Retained, retentionOf } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createRetentionOffice } from '#adapters/organiser/retention-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const NOW = new Date('2040-06-15T12:00:00Z');
const OWN = '101';

const monthsOf = (kind: Retained) => {
  const { min, max } = RETENTION_MONTHS[kind];
  return fc.integer({ min, max });
};
const anyRetention = fc.record({
  contact: monthsOf('contact'),
  mail: monthsOf('mail'),
  history: monthsOf('history'),
});
const anyRecord = fc.record({
  kind: fc.constantFrom<Retained>('contact', 'mail', 'history'),
  /** Another fair, or no fair at all. */
  event: fc.constantFrom(OWN, '999', ''),
  /** The period that its age is near to, and by how many months it is older. */
  near: fc.constantFrom('own', 'usual'),
  older: fc.constantFrom(-1, 0, 1),
});

describeEachDatabase('how long a fair stores data', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => NOW });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, NOW));
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createRetentionOffice(desk.http, desk.caller);
  const read = async () => (await office().settings())._unsafeUnwrap();

  const insert = async ({ kind, event, months }: { kind: Retained; event: string; months: number }) => {
    const id = uuid();
    const moment = new Date(NOW);
    moment.setUTCMonth(moment.getUTCMonth() - months);
    const created = moment.toISOString();
    const { query } = database;
    if (kind === 'contact')
      await query
        .insertInto('contactMessages')
        .values({
          ...{ id, requestId: id, eventId: event, recipient: 'a@fair.example', created },
          ...{ exhibitorEmail: '', exhibitorName: '', exhibitorCompany: '', message: '' },
          ...{ showName: '', eventName: '', showCode: '' },
        })
        .execute();
    if (kind === 'mail')
      await query
        .insertInto('outbox')
        .values({
          ...{ id, eventId: event || null, recipient: 'a@fair.example', subject: '', body: '' },
          ...{ created, due: created, state: 'sent' },
        })
        .execute();
    if (kind === 'history')
      await query
        .insertInto('auditEntries')
        .values({ id, eventId: event, at: created, actor: '', action: 'x', subject: 'x', label: '' })
        .execute();
    return id;
  };
  const stored = async () => {
    const all = await Promise.all(
      (['contactMessages', 'outbox', 'auditEntries'] as const).map((table) =>
        database.query.selectFrom(table).select('id').execute(),
      ),
    );
    return all.flat().map(({ id }) => id);
  };

  it.prop([anyRetention, fc.array(anyRecord, { maxLength: 12 })], { numRuns: 20 })(
    'deletes what is older than the period of its fair, and nothing else',
    async (retention, records) => {
      const { version } = await read();
      (await office().save(retention, version))._unsafeUnwrap();
      const usual = retentionOf({});
      const expected: [string, boolean][] = [];
      for (const record of records) {
        const period = (record.event === OWN ? retention : usual)[record.kind];
        const months = (record.near === 'own' ? retention : usual)[record.kind] + record.older;
        expected.push([await insert({ ...record, months }), months <= period]);
      }
      await runHousekeeping(database, createDiskStore(newFolder()), NOW);
      const left = new Set(await stored());
      expect(expected.map(([id]) => left.has(id))).toEqual(expected.map(([, isLeft]) => isLeft));
    },
    300_000,
  );

  example('reads back, conflicts when someone else saved, and is restored from the history', async () => {
    const before = await read();
    const wanted = { contact: 6, mail: 3, history: 36 };
    const saved = (await office().save(wanted, before.version))._unsafeUnwrap();
    expect(saved.retention).toEqual(wanted);
    expect(await read()).toEqual(saved);
    expect((await office().save(before.retention, 'old'))._unsafeUnwrapErr().kind).toBe('conflict');
    const wrong = await office().save({ ...wanted, mail: 37 }, saved.version);
    expect(wrong._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'mail' }] });
    const trail = createAuditTrail(desk.http, desk.caller);
    const [entry] = (await trail.entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({ action: 'retention.save', after: wanted });
    (await trail.restore(entry?.id ?? ''))._unsafeUnwrap();
    expect(await read()).toEqual(before);
    expect((await trail.restore(entry?.id ?? ''))._unsafeUnwrapErr().kind).toBe('conflict');
  });
});
