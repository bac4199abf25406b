import { SERVICE_KEY_AREAS } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import type { Resource } from '#adapters/platform/resources/resource.ts';
import { distributeChanges } from '#adapters/platform/webhooks/distribute-changes.ts';
import { addWebhook } from '#adapters/platform/webhooks/webhook-rows.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { OTHER, OWN } from '../service-keys/two-fairs.ts';
import { NOW, openReports, type Reports } from './open-reports.ts';
import { REACHABLE, visibleColumns, visibleRows } from './visible-rows.ts';

/** A value that the column does not have. */
const otherValue = (name: string, kind: string) =>
  ['flag', 'integer', 'number'].includes(kind)
    ? sql`1 - coalesce(${sql.ref(name)}, 0)`
    : sql`case ${sql.ref(name)} when 'x' then 'y' else 'x' end`;

const MOMENTS = { created: '', modified: '' };

describeEachDatabase('the triggers of webhooks', (newPlace) => {
  let reports: Reports;
  beforeAll(async () => {
    reports = await openReports(await newPlace());
    await reports.take();
  });
  afterAll(() => reports.close());

  const namesOf = async (event: string): Promise<ReadonlySet<string>> => {
    const rows = await visibleRows(reports.database.query);
    return new Set(
      [...rows.values()].filter((row) => row.event === event).map(({ type, id }) => `${type} ${id}`),
    );
  };

  it('report everything that is deleted with a company', async () => {
    const { query } = reports.database;
    await query.deleteFrom('questionnaires').execute();
    await reports.take();
    const before = await namesOf(OWN);
    await query.deleteFrom('participations').where('id', '=', 'a-company').execute();
    const after = await namesOf(OWN);
    const removed = [...before].filter((name) => !after.has(name)).toSorted();
    expect(removed.length).toBeGreaterThan(10);
    const [messages = new Map()] = await reports.take();
    expect([...messages].toSorted()).toEqual(removed.map((name) => [name, 'removed']));
  });

  /** The columns of attributes, except references to other rows. */
  const columnsOf = ({ attributes, relations }: Resource) => {
    const references = Object.values(relations).map((each) => (each.kind === 'one' ? each.column : ''));
    return Object.entries(attributes).filter(([name]) => !references.includes(name));
  };

  it('report a change of each column that programs see, and of no other', async () => {
    const { query } = reports.database;
    for (const reachable of REACHABLE) {
      const [resource] = reachable;
      const { type, table } = resource;
      const [row] = await anyTable(query).selectFrom(table).select('id').where('id', 'like', 'b-%').execute();
      const id = String(row?.id);
      const update = async (change: ReturnType<typeof sql>) => {
        await sql`update ${sql.table(table)} set ${change} where "id" = ${id}`.execute(query);
        return [...((await reports.take()).at(-1) ?? [])];
      };
      const columns = columnsOf(resource);
      const same = columns.map(([name]) => sql`${sql.ref(name)} = ${sql.ref(name)}`);
      expect(await update(sql`${sql.join(same)}, "version" = "version" + 1`)).toEqual([]);
      for (const [name, { kind }] of columns) {
        const changes = await update(sql`${sql.ref(name)} = ${otherValue(name, kind)}`);
        const isVisible = visibleColumns(reachable).includes(name);
        const expected = isVisible ? [[`${type} ${id}`, 'changed']] : [];
        expect([type, name, changes]).toEqual([type, name, expected]);
      }
    }
  });

  it('record nothing for an event without an active webhook', async () => {
    const { query } = reports.database;
    const addSegment = (id: string, eventId: string) =>
      query
        .insertInto('segments')
        .values({ id, ...MOMENTS, name: 'Press', eventId })
        .execute();
    const recorded = () => query.selectFrom('webhookChanges').select('resourceId').execute();
    await query
      .updateTable('webhooks')
      .set({ pausedAt: NOW.toISOString() })
      .where('eventId', '=', OWN)
      .execute();
    await addSegment('s-1', OWN);
    expect(await recorded()).toEqual([]);
    await addSegment('s-2', OTHER);
    expect(await recorded()).toEqual([{ resourceId: 's-2' }]);
  });

  it('report nothing of an event that is deleted as a whole', async () => {
    const { query } = reports.database;
    await reports.take();
    const event = '303';
    await query
      .insertInto('events')
      .values({ id: event, slug: 'brief', name: 'Brief', ...MOMENTS })
      .execute();
    const form = { url: 'https://crm.example/', areas: SERVICE_KEY_AREAS };
    await addWebhook(query, { event, actor: '', now: NOW }, form);
    await query
      .insertInto('segments')
      .values({ id: 's-3', ...MOMENTS, name: 'Press', eventId: event })
      .execute();
    await reports.database.write(async (transaction) => {
      await transaction.deleteFrom('segments').where('eventId', '=', event).execute();
      await transaction.deleteFrom('events').where('id', '=', event).execute();
    });
    await reports.database.write((transaction) => distributeChanges(transaction, event, NOW));
    expect(await query.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
    expect(await query.selectFrom('webhookChanges').select('resourceId').execute()).toEqual([]);
  });
});
