import { EVERYONE } from '@fairdesk/core/events';
import { auditChanges } from '@fairdesk/core/organiser';
import { toCompact } from '@fairdesk/core/shared';
import { EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import type { Draft } from '#adapters/platform/profile-service/draft.ts';
import { createRow, deleteRow, updateRow } from '#adapters/platform/profile-service/write-row.ts';
import { storedEntry } from '#adapters/platform/record-audit.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import { asOrganiser } from '#adapters/shared/resources/acting-organiser.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { plainCompany } from '../organiser/exhibitors/exhibitors-of.ts';
import { storeFair } from '../organiser/store-fair.ts';

const TASK = { code: 'STAND', required: true, audience: EVERYONE, due: toCompact(EXHIBITOR_NOW) };

const resource = (type: string) => {
  const found = RESOURCES.find((each) => each.type === type);
  if (found === undefined) throw new Error(`There is no resource ${type}`);
  return found;
};

describeEachDatabase('the mark of a change by an organiser as a company', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const fairOf = async () => {
    const { event, exhibitors } = await storeFair(database, [TASK], [plainCompany('Kas')]);
    const participation = exhibitors[0]?.row.id ?? '';
    return { event, participation, actor: 'staff@fair.example' };
  };
  const draft = (cells: Draft['cells']): Draft => ({
    id: undefined,
    version: undefined,
    cells,
    ones: [],
    pairs: [],
  });
  const marksOf = async (event: string) => {
    const rows = await database.query
      .selectFrom('auditEntries')
      .selectAll()
      .where('eventId', '=', event)
      .orderBy('id')
      .execute();
    return rows.map(storedEntry).map((entry) => ({
      action: entry.action,
      values: Object.fromEntries(auditChanges(entry).map(({ field, after }) => [field, after])),
    }));
  };

  it('is committed with the change, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), async (succeeds) => {
        const organiser = await fairOf();
        const { event, participation: participationId } = organiser;
        for (const [place, isDone] of succeeds.entries()) {
          const cells = { name: `Pump ${place}`, nameFolded: `pump ${place}`, participationId };
          const written = asOrganiser(organiser, () =>
            database.write(async (query) => {
              await createRow(query, resource('products'), draft(cells), EXHIBITOR_NOW);
              if (!isDone) throw new Error('The request fails');
            }),
          );
          await written.catch(() => undefined);
        }
        const products = await database.query
          .selectFrom('products')
          .select('name')
          .where('participationId', '=', participationId)
          .where('name', 'like', 'Pump %')
          .orderBy('name')
          .execute();
        const marks = await marksOf(event);
        expect(marks.map(({ values }) => values.partName)).toEqual(products.map(({ name }) => name));
        expect(products).toHaveLength(succeeds.filter(Boolean).length);
      }),
      { numRuns: 15 },
    );
  });

  it('says what was changed in words', async () => {
    const organiser = await fairOf();
    const { event, participation: participationId } = organiser;
    await asOrganiser(organiser, () =>
      database.write(async (query) => {
        const product = draft({ name: 'Pump', nameFolded: 'pump', participationId });
        const { id } = await createRow(query, resource('products'), product, EXHIBITOR_NOW);
        await updateRow(query, resource('products'), id, draft({ name: 'Valve' }), EXHIBITOR_NOW);
        await deleteRow(query, resource('products'), id, undefined, EXHIBITOR_NOW);
        const state = draft({ code: 'STAND', status: 'CLOSED', participationId });
        await createRow(query, resource('tasks'), state, EXHIBITOR_NOW);
      }),
    );
    expect(await marksOf(event)).toEqual([
      { action: 'exhibitor.add-as', values: { part: 'products', partName: 'Pump' } },
      { action: 'exhibitor.write-as', values: { part: 'products', partName: 'Valve' } },
      { action: 'exhibitor.remove-as', values: { part: 'products', partName: 'Valve' } },
      {
        action: 'exhibitor.write-as',
        values: { part: 'tasks', partName: { en: 'STAND' }, isCompleted: true },
      },
    ]);
  });

  it('is left by no other caller', async () => {
    const { event, participation: participationId } = await fairOf();
    await database.write((query) =>
      createRow(query, resource('products'), draft({ name: 'Pump', participationId }), EXHIBITOR_NOW),
    );
    expect(await marksOf(event)).toEqual([]);
  });
});
