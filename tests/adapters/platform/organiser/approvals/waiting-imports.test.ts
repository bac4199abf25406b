import type { ImportRecord, ImportRequest } from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { IMPORT_OFFICE } from '#app/_composition/organiser/organiser.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { CHANGES, caller, openWaitingDesk, type WaitingDesk } from './waiting-desk.ts';

const anyParts = fc.subarray([...CHANGES], { minLength: 1 });
/** The parts of a profile that a list of exhibitors can have. */
const LIST_PARTS = ['contactEmail', 'address', 'links'] as const;
type ListPart = (typeof LIST_PARTS)[number];

describeEachDatabase('an import over a profile that waits for approval', (newPlace) => {
  let at: WaitingDesk;
  /** Tells the values of each run apart. */
  let runs = 0;
  beforeAll(async () => {
    at = await openWaitingDesk(await newPlace());
  }, 120_000);
  afterAll(() => at?.close());

  const imports = () => at.desk.container.get(IMPORT_OFFICE)(caller);
  const finish = async (record: ImportRecord): Promise<ImportRecord> =>
    record.state === 'applied' || record.state === 'undone'
      ? record
      : finish((await imports().advanceImport(record.id))._unsafeUnwrap());
  /** Imports other values for these parts of a profile, over those of the company. */
  const importParts = async (id: ParticipationId, parts: readonly ListPart[]) => {
    const { uid, organizationName } = await at.database.query
      .selectFrom('participations')
      .select(['uid', 'organizationName'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const cells = {
      contactEmail: ['e-mail', `imported${runs}@company.example`],
      address: ['city', `Imported ${runs}`],
      links: ['website', `https://imported${runs}.example`],
    } as const;
    const columns = [
      ['nr', uid ?? ''] as const,
      ['name', organizationName] as const,
      ...parts.map((part) => cells[part]),
    ];
    const text = [0, 1].map((row) => columns.map((column) => column[row]).join(';')).join('\n');
    const list: ImportRequest = { fileName: 'list.csv', source: { kind: 'text', text }, choices: {} };
    const { fingerprint, faults } = (await imports().previewImport(list))._unsafeUnwrap();
    expect(faults).toEqual([]);
    const consent = { fingerprint, overwrite: 'all', isPartial: false } as const;
    return finish((await imports().startImport(list, consent))._unsafeUnwrap());
  };

  it.prop([anyParts, fc.subarray([...LIST_PARTS], { minLength: 1 }), fc.boolean()], { numRuns: 6 })(
    'changes what visitors see, until it is undone, and never what waits',
    async (changed, imported, isUndone) => {
      runs += 1;
      const id = at.mine();
      await at.publishAll();
      await at.saveCategories(id, at.leaves.slice(0, 1));
      await at.approve(id);
      for (const part of changed) await at.change(id, part, `own${runs}`);
      const before = await at.versions(id);
      const record = await importParts(id, imported);
      const after = await at.versions(id);
      for (const part of CHANGES) {
        const isSame = after.approved[part] === before.approved[part];
        expect(isSame, part).toBe(!imported.some((each) => each === part));
        const isWaiting = before.approved[part] !== before.submitted[part];
        expect(after.submitted[part], part).toBe(isWaiting ? before.submitted[part] : after.approved[part]);
      }
      if (isUndone) {
        await finish((await imports().undoImport(record.id))._unsafeUnwrap());
        expect(await at.versions(id)).toEqual(before);
      }
      const { slug: _, versions: __, review: ___, ...own } = await at.open(id);
      await at.approve(id);
      expect(await at.open(id)).toMatchObject(own);
      expect(await at.waiting(id)).toBeUndefined();
    },
    240_000,
  );
});
