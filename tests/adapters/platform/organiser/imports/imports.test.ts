import {
  allExhibitorsOf,
  type ImportChoices,
  type ImportRecord,
  type ImportRequest,
} from '@fairdesk/core/organiser';
import { LANGUAGES, participationIdOf } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeletionOffice } from '#adapters/organiser/deletion-service.ts';
import { createImportOffice } from '#adapters/organiser/imports-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { companyReaders } from '#adapters/platform/mail/company-readers.ts';
import { siteOf } from '#adapters/platform/organiser/site-of.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { csvTable } from '#adapters/shared/tables/csv-table.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { listOf } from '#tests/support/worlds/test-platform.ts';
import { listText, uglyList } from '#tests/support/worlds/ugly-list.ts';
import { exhibitorTable } from '#ui/organiser/exhibitors/exhibitor-table-rows.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { exhibitorsOf } from '../exhibitors/exhibitors-of.ts';

const request = (text: string, choices: ImportChoices = {}): ImportRequest => ({
  fileName: 'list.csv',
  source: { kind: 'text', text },
  choices,
});

describeEachDatabase('imports of lists', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createImportOffice(desk.http, desk.caller);
  const preview = async (wanted: ImportRequest) => (await office().preview(wanted))._unsafeUnwrap();
  const finish = async (record: ImportRecord): Promise<ImportRecord> =>
    record.state === 'applied' || record.state === 'undone'
      ? record
      : finish((await office().advance(record.id))._unsafeUnwrap());
  const apply = async (
    wanted: ImportRequest,
    overwrite: readonly string[] | 'all' = [],
    leftOut?: readonly string[],
  ) => {
    const { fingerprint } = await preview(wanted);
    const consent = { fingerprint, overwrite, isPartial: true, leftOut };
    return finish((await office().start(wanted, consent))._unsafeUnwrap());
  };
  const undo = async ({ id }: ImportRecord) => finish((await office().undo(id))._unsafeUnwrap());
  const stored = async () =>
    listOf(await desk.call('GET', '/events/101/participations?page[limit]=100&sort=organizationName')).data;

  /** Stores a page on the website of the fair. */
  const storePage = async (path: string) => {
    await database.write((query) => ensureSites(query, new Date()));
    const page = { name: 'a', displayName: 'A', fields: {}, itemId: path, templateName: 'Page' };
    const layout = JSON.stringify({ ...page, placeholders: {} });
    const site = await siteOf(database.query, '101');
    const row = { site, path, language: 'en', layout, updated: '2027-05-01T08:00:00.000Z' };
    await database.query.insertInto('pages').values(row).execute();
  };

  it('write an ugly list, leave out its faulty rows, and take everything back', async () => {
    const list = uglyList(900);
    const wanted = request(listText(list));
    const shown = await preview(wanted);
    expect(shown.columns.map(({ target }) => target)).toEqual([
      ...['organizationName', 'standNumber', 'hall', 'country', 'email', 'confirmed', '', 'uri_WEBSITE'],
    ]);
    expect(shown.totals).toEqual({
      new: list.companies,
      changed: 0,
      removed: 0,
      same: 0,
      faulty: list.faulty.length,
    });
    expect([...new Set(shown.faults.map(({ line }) => line))]).toEqual(list.faulty);
    expect(shown.companies).toHaveLength(100);
    const refused = await office().start(wanted, { ...shown, overwrite: [], isPartial: false });
    expect(refused._unsafeUnwrapErr().kind).toBe('conflict');
    const record = await apply(wanted);
    expect(record).toMatchObject({ state: 'applied', skipped: 0, fileName: 'list.csv' });
    expect(record.done).toBe(record.steps);
    const again = await preview(wanted);
    expect(again.totals).toEqual({
      new: 0,
      changed: 0,
      removed: 0,
      same: list.companies,
      faulty: list.faulty.length,
    });
    expect((await office().undoPlan(record.id))._unsafeUnwrap()).toMatchObject({
      keptCount: 0,
      restored: record.steps,
    });
    expect(await undo(record)).toMatchObject({ state: 'undone', skipped: 0 });
    expect(await stored()).toEqual([]);
    expect((await apply(wanted)).steps).toBe(record.steps);
    const [latest] = (await office().history())._unsafeUnwrap().items;
    expect(latest && (await undo(latest)).state).toBe('undone');
  });

  it('never write a company that is left out, and always write every other one with its people', async () => {
    const uids = ['l1', 'l2', 'l3', 'l4'];
    // Two companies share a person.
    const mails = ['a@left.example', 'shared@left.example', 'shared@left.example', ''];
    const rows = uids.map((uid, place) => `${uid};Left ${uid};9.${place};${mails[place]}`);
    const wanted = request(['nr;name;stand;contact mail', ...rows].join('\n'));
    await fc.assert(
      fc.asyncProperty(fc.subarray(uids), async (leftOut) => {
        const others = uids.filter((uid) => !leftOut.includes(uid));
        const record = await apply(wanted, [], leftOut);
        expect(record).toMatchObject({ state: 'applied', totals: { new: others.length }, skipped: 0 });
        expect((await stored()).map(({ attributes }) => attributes.uid).toSorted()).toEqual(others);
        const people = await database.query
          .selectFrom('users')
          .select('email')
          .where('email', 'like', '%@left.example')
          .orderBy('email')
          .execute();
        const expected = mails.filter((mail, place) => mail !== '' && others.includes(uids[place] ?? ''));
        expect(people.map(({ email }) => email)).toEqual([...new Set(expected)].toSorted());
        await undo(record);
      }),
      { numRuns: 10 },
    );
    expect(await stored()).toEqual([]);
  });

  it('write to people in the language of the list, until they have chosen another', async () => {
    const header = 'nr;name;contact mail;language';
    const mail = 'reader@language.example';
    const rowIn = (language: string) => request(`${header}\ng1;Language;${mail};${language}\n`);
    const readers = async () => {
      const company = (await stored()).find(({ attributes }) => attributes.uid === 'g1');
      return companyReaders(database.query, { event: '101', participation: company?.id ?? '' }, ['owner']);
    };
    const first = await preview(rowIn('TR'));
    expect(first.companies[0]?.values).toContainEqual(
      expect.objectContaining({ target: 'language', after: 'tr' }),
    );
    const record = await apply(rowIn('tr'));
    expect(await readers()).toEqual([{ email: mail, language: 'tr' }]);
    const settle = (chosenLanguage: string | null) =>
      database.query
        .updateTable('users')
        .set({ accountSetup: 1, chosenLanguage })
        .where('email', '=', mail)
        .execute();
    await settle(null);
    await apply(rowIn('nl'));
    expect(await readers()).toEqual([{ email: mail, language: 'nl' }]);
    await settle('es');
    expect(await readers()).toEqual([{ email: mail, language: 'es' }]);
    const [latest] = (await office().history())._unsafeUnwrap().items;
    if (latest) await undo(latest);
    await undo(record);
  });

  it('mark new companies that only the foot of a list names, and list them first', async () => {
    const head = 'name;stand;city';
    const list = ['Ada;9.1;Vigo', 'Balta;;', 'Can;9.2;', 'Printed on 12 May;;', 'Durak;;'];
    const shown = await preview(request([head, ...list].join('\n')));
    expect(shown.companies.map(({ name, isDoubtful }) => [name, isDoubtful])).toEqual([
      ['Printed on 12 May', true],
      ['Durak', true],
      ['Ada', false],
      ['Balta', false],
      ['Can', false],
    ]);
    const record = await apply(request('name\nDurak\n'));
    const known = await preview(request([head, ...list].join('\n')));
    expect(known.companies.filter(({ isDoubtful }) => isDoubtful).map(({ name }) => name)).toEqual([
      'Printed on 12 May',
    ]);
    await undo(record);
  });

  it('change nothing when the exported exhibitors are imported, in any language', async () => {
    const list = [
      'nr;name;stand;hall;public;type',
      '1;Ada;A1, A2;1;yes;partner',
      '1;;A3;2;;',
      '1;;8.B1;;;',
      '2;Ada;A1;1;no;',
      "3;'=1+1;'+B1;'-2;;",
      '4;"Bal; ""Oğlu""";;;;',
      ';İki  boşluk;Ω;;;',
    ];
    const record = await apply(request(list.join('\n')));
    expect(record).toMatchObject({ state: 'applied', totals: { new: 5, faulty: 0 } });
    const exhibitors = await exhibitorsOf(database, '101').selected(allExhibitorsOf({}));
    for (const language of LANGUAGES) {
      const labels = labelsOf(language, messagesFor(language, {}));
      const table = exhibitorTable(exhibitors._unsafeUnwrap(), labels);
      const { totals } = await preview(request(csvTable(table.map((row) => row.map(String))).slice(1)));
      expect(totals).toEqual({ new: 0, changed: 0, removed: 0, same: 5, faulty: 0 });
    }
    await undo(record);
  });

  it('reject numbers that a spreadsheet program has shortened', async () => {
    const { totals, faults } = await preview(
      request('nr;name;stand\n9,05E+11;Ada;1\n9.1e+5;Balta;2\n1E2;Can;1E2\n'),
    );
    expect(totals).toMatchObject({ new: 1, faulty: 2 });
    expect(faults.map(({ target, code }) => [target, code])).toEqual([
      ['uid', 'shortened'],
      ['uid', 'shortened'],
    ]);
  });

  it('reject every field whose formula has no result, and ignore columns to leave out', async () => {
    const header = 'nr;name;type;country;contract date;public;role;contact mail;stand;note';
    const errors = ['#N/A', '#REF!', '#N/B', '#¡VALOR!', '#DEĞER!', '#FORMULA!', 'Err:502', '#YOK'];
    const whole = ['f', 'Ada', 'partner', 'NL', '2027-01-12', 'yes', 'owner', 'a@b.example', 'A1', '#N/A'];
    const targets = ['uid', 'organizationName', 'participationType', 'country', 'confirmed', 'isPublic'];
    for (const error of errors) {
      const rows = [...targets, 'role', 'contactEmail', 'standNumber'].map((_, place) =>
        whole
          .map((cell, other) => (other === place ? error : `${cell}${other === 0 ? place : ''}`))
          .join(';'),
      );
      const { totals, faults } = await preview(request([header, whole.join(';'), ...rows].join('\n')));
      expect(totals).toMatchObject({ new: 1, faulty: 9 });
      expect(faults).toEqual(
        [...targets, 'role', 'contactEmail', 'standNumber'].map((target, place) => ({
          ...{ line: place + 3, target, value: error, code: 'formula' },
        })),
      );
    }
  });

  it('give a company another address when a company or a page took its own since the preview', async () => {
    const list = exhibitorsOf(database, '101');
    const wanted = request('nr;name\n81;Siphon\n82;Weir\n83;Quay plan\n');
    const { fingerprint } = await preview(wanted);
    const consent = { fingerprint, overwrite: [], isPartial: false };
    const started = (await office().start(wanted, consent))._unsafeUnwrap();
    const byHand = { type: '', stand: '', hall: '', email: '', language: 'en' } as const;
    for (const name of ['Siphon', 'Siphon 2'])
      expect((await list.add({ ...byHand, name })).isOk()).toBe(true);
    await storePage('/exhibitors/quay-plan');
    const record = await finish(started);
    expect(record).toMatchObject({ state: 'applied', skipped: 0 });
    const slugs = async () =>
      new Map((await stored()).map(({ attributes }) => [attributes.uid, attributes.slug] as const));
    const after = await slugs();
    expect(['81', '82', '83'].map((uid) => after.get(uid))).toEqual(['siphon-3', 'weir', 'quay-plan-2']);
    expect((await office().undoPlan(record.id))._unsafeUnwrap()).toMatchObject({ restored: 3, keptCount: 0 });
    await undo(record);
    expect((await stored()).map(({ attributes }) => attributes.slug).toSorted()).toEqual([
      'siphon',
      'siphon-2',
    ]);
    await database.query.deleteFrom('participations').where('eventId', '=', '101').execute();
    await database.query.deleteFrom('pages').execute();
  });

  it('show old and new, keep what an exhibitor wrote unless it is ticked, and restore values', async () => {
    await apply(request('nr;name;e-mail;city\n1;Acme;a@acme.example;Vigo\n'));
    const [company] = await stored();
    const id = company?.id ?? '';
    const patch = (email: string) =>
      desk.call('PATCH', `/participations/${id}`, {
        data: { type: 'participations', id, attributes: { email } },
      });
    await patch('own@acme.example');
    const next = request('nr;name;e-mail;city\n1;Acme Ltd;b@acme.example;Lugo\n');
    const shown = await preview(next);
    const values = shown.companies.flatMap((one) => one.values);
    expect(values.map(({ target, before, after, isOwn }) => [target, before, after, isOwn])).toEqual([
      ['organizationName', 'Acme', 'Acme Ltd', false],
      ['email', 'own@acme.example', 'b@acme.example', true],
      ['city', 'Vigo', 'Lugo', false],
    ]);
    expect(shown.ownCount).toBe(1);
    const record = await apply(next);
    expect(await stored()).toMatchObject([
      { attributes: { organizationName: 'Acme Ltd', email: 'own@acme.example' } },
    ]);
    const ticked = await apply(next, [values.find(({ isOwn }) => isOwn)?.id ?? '']);
    expect(ticked.steps).toBe(1);
    expect(await stored()).toMatchObject([{ attributes: { email: 'b@acme.example' } }]);
    await patch('later@acme.example');
    const plan = (await office().undoPlan(ticked.id))._unsafeUnwrap();
    expect(plan).toEqual({ restored: 0, keptCount: 1, kept: [{ name: 'Acme Ltd', target: 'email' }] });
    expect(await undo(ticked)).toMatchObject({ skipped: 1 });
    await undo(record);
    expect(await stored()).toMatchObject([
      { attributes: { organizationName: 'Acme', email: 'later@acme.example' } },
    ]);
  });

  it('empty marked values and cancel companies as the preview says, and take it all back', async () => {
    const columns = { email: 'e-mail', shortDescription: 'description', city: 'city', hall: 'hall' } as const;
    const fields = Object.keys(columns) as readonly (keyof typeof columns)[];
    const header = `nr;name;stand;website;remove;${fields.map((field) => columns[field]).join(';')}`;
    const full = ['m@marked.example', 'Short', 'Vigo', '8'];
    const rowOf = (uid: string, cells: readonly string[], website: string, action = '') =>
      [uid, `Marked ${uid}`, `9.${uid}`, website, action, ...cells].join(';');
    const uids = ['m1', 'm2', 'm3'];
    await apply(request([header, ...uids.map((uid) => rowOf(uid, full, 'https://m.example'))].join('\n')));
    const tables = ['participations', 'stands', 'addresses', 'uris'] as const;
    const everything = async () =>
      Promise.all(
        tables.map(async (table) =>
          (await anyTable(database.query).selectFrom(table).selectAll().orderBy('id').execute()).map(
            ({ version: _, modified: __, ...row }) => row,
          ),
        ),
      );
    const before = await everything();
    const one = fc.record({
      marked: fc.subarray([...fields, 'website']),
      isRemoved: fc.boolean(),
      mark: fc.constantFrom('[empty]', '[Leeg]', '[vacío]', '[BOŞ]'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 3, maxLength: 3 }), async (wishes) => {
        const lines = wishes.map(({ marked, isRemoved, mark }, place) => {
          const cells = fields.map((field) => (marked.includes(field) ? mark : ''));
          const website = marked.includes('website') ? mark : '';
          return rowOf(uids[place] ?? '', cells, website, isRemoved ? 'verwijderen' : 'no');
        });
        const wanted = request([header, ...lines].join('\n'));
        const shown = await preview(wanted);
        const isChanged = (place: number) => (wishes[place]?.marked.length ?? 0) > 0;
        const removed = wishes.filter(({ isRemoved }) => isRemoved).length;
        const changed = wishes.filter(({ isRemoved }, place) => !isRemoved && isChanged(place)).length;
        expect(shown.faults).toEqual([]);
        expect(shown.totals).toEqual({ new: 0, changed, removed, same: 3 - changed - removed, faulty: 0 });
        for (const [place, { marked, isRemoved }] of wishes.entries()) {
          const values = shown.companies.find(({ uid }) => uid === uids[place])?.values ?? [];
          if (isRemoved) expect(values).toMatchObject([{ target: 'status', after: 'CANCELLED' }]);
          else {
            const names = marked.map((field) => (field === 'website' ? 'uri_WEBSITE' : field));
            expect(values.map(({ target }) => target).toSorted()).toEqual(names.toSorted());
            expect(values.every((value) => value.after === '' && !value.isOwn)).toBe(true);
          }
        }
        const record = await apply(wanted);
        expect((await preview(wanted)).totals).toMatchObject({ changed: 0, removed: 0, same: 3 });
        expect(await undo(record)).toMatchObject({ state: 'undone', skipped: 0 });
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 8, endOnFailure: true },
    );
    const stranger = await preview(request('nr;name;remove\nzz;Stranger;remove\n'));
    expect(stranger.faults).toMatchObject([{ line: 2, target: 'remove', code: 'unknown-company' }]);
    const fixed = await preview(request('nr;name\nm1;[empty]\n'));
    expect(fixed.faults).toMatchObject([{ line: 2, target: 'organizationName', code: 'not-emptied' }]);
  });

  it('remember the columns for the fair, and refuse a plan that has changed meanwhile', async () => {
    const columns = { relatie: 'uid', omschr: 'organizationName', plaats: '' } as const;
    const text = 'Relatie;Omschr.;Plaats\n77;Bloom;Gent\n';
    await apply(request(text, { columns, defaults: { country: 'BE' } }));
    const shown = await preview(request(text));
    expect(shown.columns.map(({ target }) => target)).toEqual(['uid', 'organizationName', '']);
    expect(shown).toMatchObject({ defaults: { country: 'BE' }, totals: { same: 1 } });
    const other = request('Relatie;Omschr.\n77;Bloom & Sons\n');
    const { fingerprint } = await preview(other);
    await apply(request('Relatie;Omschr.\n77;Blooming\n'));
    const failed = await office().start(other, { fingerprint, overwrite: [], isPartial: true });
    expect(failed._unsafeUnwrapErr().kind).toBe('conflict');
  });

  it('keep a company that has got a product since, and another one of a deleted company', async () => {
    const record = await apply(request('nr;name\nk1;Kept\nk2;Deleted\n'));
    const rows = await stored();
    const idOf = (name: string) => rows.find((row) => row.attributes?.organizationName === name)?.id ?? '';
    const product = {
      type: 'products',
      attributes: { name: 'Pump' },
      relationships: { participation: { data: { type: 'participations', id: idOf('Kept') } } },
    };
    expect((await desk.call('POST', '/products', { data: product })).status).toBe(201);
    expect((await office().undoPlan(record.id))._unsafeUnwrap()).toMatchObject({
      ...{ restored: 3, keptCount: 1 },
      kept: [{ name: 'Kept', target: '' }],
    });
    expect(await undo(record)).toMatchObject({ state: 'undone', skipped: 1 });
    expect((await office().undo(record.id))._unsafeUnwrapErr().kind).toBe('conflict');
    expect(await stored()).toContainEqual(expect.objectContaining({ id: idOf('Kept') }));
  });

  it('refuse a second import until the first one is continued or undone', async () => {
    const wanted = request('nr;name\ns1;Second\n');
    const consent = { ...(await preview(wanted)), overwrite: [], isPartial: true };
    const record = (await office().start(wanted, consent))._unsafeUnwrap();
    expect((await office().start(wanted, consent))._unsafeUnwrapErr().kind).toBe('conflict');
    expect(await undo(record)).toMatchObject({ state: 'undone', steps: 0 });
    expect((await office().start(wanted, consent)).isOk()).toBe(true);
    const [latest] = (await office().history())._unsafeUnwrap().items;
    if (latest) await undo(latest);
  });

  it('name the line of a quote that is never closed', async () => {
    const failed = await office().preview(request('name;city\nA;B\n"C;D\n'));
    expect(failed._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ code: 'import-quote', params: { line: 3 } }],
    });
  });

  it('name the line of the file below title lines, also below chosen headings', async () => {
    const text = 'Exhibitors 2026;;\n\nnr;name;e-mail\nt1;Titled;no address\n';
    const guessed = await preview(request(text));
    expect(guessed).toMatchObject({ headingLine: 3, rows: 1, faults: [{ line: 4, target: 'email' }] });
    expect((await office().faultyRows(request(text)))._unsafeUnwrap()).toMatchObject({
      header: ['nr', 'name', 'e-mail'],
      rows: [{ cells: ['t1', 'Titled', 'no address'] }],
    });
    const chosen = await preview(request(text, { headingLine: 1 }));
    expect(chosen).toMatchObject({ headingLine: 1, rows: 2 });
    expect(chosen.faults.map(({ line }) => line)).toEqual([3, 4]);
    expect(await preview(request(text, { headingLine: 9 }))).toMatchObject({ headingLine: 4, rows: 0 });
  });

  it('never bring back a deleted company, and add it anew with the next list', async () => {
    const deletions = createDeletionOffice(desk.http, desk.caller);
    const remove = async (name: string) => {
      const id = (await stored()).find((row) => row.attributes?.organizationName === name)?.id ?? '';
      const target = { kind: 'exhibitor' as const, id: participationIdOf(id) ?? expect.fail(name) };
      (await deletions.delete(target, name))._unsafeUnwrap();
    };
    const names = async () => (await stored()).map((row) => row.attributes?.organizationName);
    const wanted = request(
      'nr;name;city;contact e-mail\nv1;Vanished;Vigo;eve@gone.example\nv2;Staying;Lugo;\n',
    );
    const record = await apply(wanted);
    const start = async (text: string) => {
      const later = request(text);
      const consent = { ...(await preview(later)), overwrite: 'all' as const, isPartial: true };
      return (await office().start(later, consent))._unsafeUnwrap();
    };
    const running = await start('nr;name;city;stand\nv1;Vanished;Ghent;9.1\nv2;Staying;Ghent;9.2\n');
    await remove('Vanished');
    const done = await finish((await office().advance(running.id))._unsafeUnwrap());
    expect(done).toMatchObject({ state: 'applied', done: done.steps, skipped: 0 });
    expect(await names()).not.toContain('Vanished');
    expect((await preview(wanted)).totals).toMatchObject({ new: 1 });
    expect(await undo(running)).toMatchObject({ state: 'undone', skipped: 0 });
    expect((await office().undoPlan(record.id))._unsafeUnwrap()).toMatchObject({ keptCount: 0 });
    expect(await undo(record)).toMatchObject({ state: 'undone', skipped: 0 });
    expect(await names()).not.toContain('Staying');
    await apply(wanted);
    expect(await names()).toEqual(expect.arrayContaining(['Vanished', 'Staying']));
  });
});
