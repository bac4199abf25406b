import { isAnonymous } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createDeletionOffice } from '#adapters/organiser/deletion-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import {
  PERSONAL_TABLES,
  type PersonalReference,
} from '#adapters/platform/organiser/personal-data/personal-tables.ts';
import { anyTable, type Cell } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { everyRow, insertMarked, markedRows, type Owner, readSchema, type Schema } from '../marked-rows.ts';

const MOMENT = '2026-11-20T12:00:00.000Z';
const FAIR = '101';
const OTHER_FAIR = '102';

/** References that a company has; every other is that of a person. */
const OF_COMPANY: readonly PersonalReference[] = [
  ...(['company', 'account', 'product', 'newsItem', 'questionnaire', 'record', 'subject'] as const),
];

const tablesBy = (references: readonly PersonalReference[]): readonly string[] =>
  PERSONAL_TABLES.filter(({ by }) => Object.values(by).some((each) => references.includes(each))).map(
    ({ table }) => table,
  );

const COMPANY_TABLES = ['files', ...tablesBy(OF_COMPANY)];
/** A participation is no person's own, and who administers the installation is not deleted with a company. */
const PERSON_TABLES = tablesBy(['email', 'user']).filter(
  (table) => !['participations', 'administrators'].includes(table),
);
/** Tables in which a role or an invitation of a person is found by its company. */
const ROLE_TABLES = ['eventPermissions', 'invitations'];

const DERIVED = [
  ...['auditEntries', 'contentStamps', 'exhibitorIndex', 'staleExhibitors', 'exhibitorRefreshes'],
];

/** Tables of the fair with a row that companies share. */
const FAIR_TABLES = ['categories', 'segments', 'awards', 'messages', 'imports', 'letters'];
const SITE = 'website-of-101';

/** The column that tells the rows of a table apart. */
const keyOf = (table: string): string => (table === 'pageDrafts' ? 'path' : 'id');

/** Tables of ids alone. */
const LINKS = ['participationCategories', 'participationSegments', 'productCategories'];

/** Columns of rows that stay, in which a person can be named. */
const NAMES: readonly (readonly [table: string, column: string, cleared: Cell])[] = [
  ['participations', 'email', null],
  ['tasks', 'completedBy', null],
  ['taskChanges', 'actor', ''],
  ['questionnaireRevisions', 'submittedBy', null],
  ['newsItems', 'authorEmail', null],
  ['letters', 'actor', ''],
  ['imports', 'actor', ''],
  ['pageDrafts', 'publishBy', null],
  ['pageDrafts', 'publishedBy', null],
  ['pageVersions', 'editor', null],
  ['siteImages', 'uploadedBy', null],
  ['serviceKeys', 'createdBy', ''],
  ['webhooks', 'createdBy', ''],
];

const oddText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !/[\0@"\\]/.test(text) && text.isWellFormed());

describeEachDatabase('deleting', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let schema: Schema;
  const shared = new Map<string, string>();

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    const attributes = { name: 'Aqua 2029', slug: 'aqua-2029' };
    await desk.call('POST', '/events', { data: { type: 'events', id: OTHER_FAIR, attributes } });
    database = await openDatabase({ ...place, log: quietLog });
    schema = await readSchema();
    const site = { name: SITE, eventId: FAIR, virtualFolder: SITE, languages: '["en"]', settings: '{}' };
    await database.query.insertInto('sites').values(site).execute();
    for (const table of [
      ...FAIR_TABLES,
      'pageDrafts',
      'pageVersions',
      'siteImages',
      'serviceKeys',
      'webhooks',
    ]) {
      shared.set(table, uuid());
      const owner = { mark: 'fair', event: FAIR, by: {}, ids: shared };
      const [row] = markedRows(schema, table, owner);
      const free = table === 'categories' ? { parentId: null } : {};
      await anyTable(database.query)
        .insertInto(table)
        .values({
          ...row,
          ...free,
          ...(table === 'letters' && { actor: '' }),
          ...(table === 'imports' && { actor: '' }),
          ...(['serviceKeys', 'webhooks'].includes(table) && { createdBy: '' }),
        })
        .execute();
    }
    await addRole('olga@fair.example', 'admin', null);
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const addRole = (email: string, role: string, participationId: string | null, eventId = FAIR) =>
    database.query
      .insertInto('eventPermissions')
      .values({ id: uuid(), created: MOMENT, modified: MOMENT, email, role, eventId, participationId })
      .execute();

  const addUser = (email: string) =>
    database.query
      .insertInto('users')
      .values({
        ...{ id: uuid(), email, givenName: 'A', familyName: 'B', passwordHash: null, accountSetup: 1 },
        ...{ created: MOMENT, modified: MOMENT },
      })
      .execute();

  /** Stores a company with a row in every table about companies. */
  const addCompany = async (mark: string, event: string): Promise<Owner> => {
    const ids = new Map(shared);
    const own = ['participations', 'accounts', 'products', 'newsItems', 'questionnaires', 'files', 'brands'];
    for (const table of own) ids.set(table, uuid());
    const id = ids.get('participations') ?? '';
    const owner = {
      ...{ mark, event, ids },
      by: {
        ...{ company: id, record: id, subject: `exhibitor:${id}`, account: ids.get('accounts') },
        ...{ product: ids.get('products'), newsItem: ids.get('newsItems') },
        questionnaire: ids.get('questionnaires'),
      },
    };
    await insertMarked(
      database.query,
      schema,
      COMPANY_TABLES.filter((table) => !ROLE_TABLES.includes(table)),
      owner,
    );
    return owner;
  };

  /** Stores rows in every table about people, and the person's name in rows of a company. */
  const addPerson = async (email: string, mark: string, company: Owner): Promise<void> => {
    const ids = new Map([...shared, ['users', uuid()]]);
    const by = { email, user: ids.get('users') };
    await insertMarked(
      database.query,
      schema,
      PERSON_TABLES.filter((table) => !['letters', 'imports'].includes(table)),
      { mark, event: FAIR, by, ids },
    );
    await nameIn(company, email);
  };

  const nameIn = async (company: Owner, email: string): Promise<void> => {
    for (const [table, column] of NAMES) {
      const id = shared.get(table) ?? company.ids.get(table);
      const where = id === undefined ? await idIn(table, company) : id;
      await anyTable(database.query)
        .updateTable(table)
        .set({ [column]: email })
        .where(keyOf(table), '=', where)
        .execute();
    }
  };

  const idIn = async (table: string, company: Owner): Promise<string> => {
    const [column, value] =
      table === 'questionnaireRevisions'
        ? ['questionnaireId', company.by.questionnaire]
        : ['participationId', company.by.company];
    const row = await anyTable(database.query)
      .selectFrom(table)
      .select('id')
      .where(column, '=', value ?? '')
      .executeTakeFirstOrThrow();
    return String(row.id);
  };

  const clearNames = async (company: Owner): Promise<void> => {
    for (const [table, column, cleared] of NAMES) {
      const id = shared.get(table) ?? company.ids.get(table) ?? (await idIn(table, company));
      await anyTable(database.query)
        .updateTable(table)
        .set({ [column]: cleared, ...(table === 'newsItems' && { author: null }) })
        .where(keyOf(table), '=', id)
        .execute();
    }
  };

  /** One company at two fairs. */
  const shareAccount = async (company: Owner, sibling: Owner): Promise<void> => {
    const own = company.by.account ?? '';
    await database.query
      .updateTable('participations')
      .set({ accountId: sibling.by.account ?? null })
      .where('accountId', '=', own)
      .execute();
    await database.query.deleteFrom('accounts').where('id', '=', own).execute();
  };

  const office = () => createDeletionOffice(desk.http, desk.caller);
  const idOf = (company: Owner) => participationIdOf(company.by.company ?? '') ?? expect.fail('No id');

  /** Every row but the history, the stamp of the content, and the index that is computed from the others. */
  const everything = async () =>
    Object.fromEntries(
      Object.entries(await everyRow(database, schema)).filter(([table]) => !DERIVED.includes(table)),
    );

  const history = () => database.query.selectFrom('auditEntries').selectAll().orderBy('id').execute();

  it.prop([fc.record({ text: oddText, hasSibling: fc.boolean() })], { numRuns: 5 })(
    'leaves every table as it was before the exhibitor came, except for an anonymous history',
    async ({ text, hasSibling }) => {
      const mark = `gone-${uuid()}`;
      const other = await addCompany(`other ${text}`, FAIR);
      const sibling = await addCompany(`sibling ${text}`, OTHER_FAIR);
      await clearNames(other);
      const both = `both-${uuid()}@kas.example`;
      await addUser(both);
      await addRole(both, 'owner', other.by.company ?? '');
      const shared = await addTask(text, [other]);
      const before = await everything();
      const pastHistory = await history();

      const gone = await addCompany(`${mark} ${text}`, FAIR);
      if (hasSibling) await shareAccount(gone, sibling);
      await addTask(`${mark} alone`, [gone]);
      await addressTask(shared, [gone, other]);
      await addOldSteps(mark, gone);
      const alone = `${mark}@gone.example`;
      await addPerson(alone, mark, other);
      await addRole(alone, 'owner', idOf(gone));
      const [invitation] = markedRows(schema, 'invitations', gone);
      await anyTable(database.query)
        .insertInto('invitations')
        .values({ ...invitation, email: alone })
        .execute();
      await addRole(both, 'editor', idOf(gone));
      const stored = await everyRow(database, schema);
      const unmarked = PERSONAL_TABLES.map(({ table }) => table).filter(
        (table) => !stored[table]?.some((row) => row.includes(mark)),
      );
      expect(unmarked.filter((table) => !(hasSibling && table === 'accounts'))).toEqual([
        ...LINKS,
        'administrators',
      ]);

      const target = { kind: 'exhibitor' as const, id: idOf(gone) };
      const plan = (await office().plan(target))._unsafeUnwrap();
      expect(plan.isElsewhere).toBe(hasSibling);
      expect(plan.people).toEqual(
        [
          { email: alone, stays: false },
          { email: both, stays: true },
        ].toSorted((one, two) => (one.email < two.email ? -1 : 1)),
      );
      expect((await office().delete(target, 'another name'))._unsafeUnwrapErr().kind).toBe('conflict');
      expect((await office().delete(target, plan.name.toUpperCase()))._unsafeUnwrap()).toBeUndefined();

      const rest = await everyRow(database, schema);
      for (const [table, rows] of Object.entries(rest))
        expect(
          rows.filter((row) => row.includes(mark)),
          table,
        ).toEqual([]);
      expect(await everything()).toEqual(before);
      const past = new Set(pastHistory.map(({ id }) => id));
      const added = (await history()).filter(({ id }) => !past.has(id));
      expect(added.length).toBeGreaterThan(2);
      const [entry] = added.filter(({ action }) => action === 'exhibitor.delete');
      expect(entry).toMatchObject({ actor: desk.caller.actor, subject: 'exhibitor:', label: '' });
      for (const { label, before: was, after: became } of added.filter((each) => each !== entry))
        expect([label, was, became].filter((value) => value?.includes(mark))).toEqual([]);
      expect((await history()).filter(({ id }) => past.has(id))).toEqual(pastHistory);
      expect((await office().delete(target, plan.name))._unsafeUnwrapErr().kind).toBe('not-found');
    },
  );

  it.prop([fc.boolean()], { numRuns: 4 })(
    'leaves every table as it was before the person came, who stays where they have another role',
    async (hasOtherFair) => {
      const mark = `person-${uuid()}`;
      const email = `${mark}@kas.example`;
      const company = await addCompany('kas', FAIR);
      await clearNames(company);
      const there = await addCompany('there', OTHER_FAIR);
      if (hasOtherFair) {
        await addUser(email);
        await addRole(email, 'owner', there.by.company ?? '', OTHER_FAIR);
      }
      const before = await everything();
      const past = new Set((await history()).map(({ id }) => id));
      if (hasOtherFair) await nameIn(company, email);
      else await addPerson(email, mark, company);
      await addRole(email, 'editor', idOf(company));
      await addRole(email, 'staff', null);
      await addEntry({ actor: email, subject: 'fair', label: 'Aqua' });
      await addEntry({ actor: 'olga@fair.example', subject: `team:${email}`, label: email });

      const target = { kind: 'person' as const, email };
      const plan = (await office().plan(target))._unsafeUnwrap();
      expect(plan).toMatchObject({
        name: email,
        isElsewhere: hasOtherFair,
        companies: [{ losesContact: false }],
      });
      expect((await office().delete(target, email))._unsafeUnwrap()).toBeUndefined();

      expect(await everything()).toEqual(before);
      const added = (await history()).filter(({ id }) => !past.has(id));
      expect(JSON.stringify(added)).not.toContain(mark);
      expect(added.map(({ actor, subject, label }) => [actor, subject, label])).toEqual(
        expect.arrayContaining([
          ['', 'fair', 'Aqua'],
          ['olga@fair.example', 'team:', ''],
          ['olga@fair.example', 'person:', ''],
        ]),
      );
      expect((await office().delete(target, email))._unsafeUnwrapErr().kind).toBe('not-found');
    },
  );

  const addressTask = (id: string, companies: readonly Owner[]) =>
    database.query
      .updateTable('taskDefinitions')
      .set({ audience: companies.map(({ by }) => `participation:${by.company}`).join('|') })
      .where('id', '=', id)
      .execute();

  const addTask = async (title: string, companies: readonly Owner[]): Promise<string> => {
    const id = uuid();
    const [row] = markedRows(schema, 'taskDefinitions', { mark: title, event: FAIR, by: {}, ids: new Map() });
    await anyTable(database.query)
      .insertInto('taskDefinitions')
      .values({ ...row, id, eventId: FAIR, code: id })
      .execute();
    await addressTask(id, companies);
    return id;
  };

  /** The steps of an import whose record was deleted before: nothing but the step knows the company. */
  const addOldSteps = (mark: string, { by }: Owner) =>
    database.query
      .insertInto('importSteps')
      .values({
        ...{ importId: shared.get('imports') ?? '', place: 90_000 + placeOfStep++, tableName: 'addresses' },
        ...{ rowId: uuid(), participationId: by.company ?? '', state: 'done' },
        ...{ before: JSON.stringify({ city: mark }), after: JSON.stringify({ city: `${mark} new` }) },
      })
      .execute();
  let placeOfStep = 0;

  const addEntry = (entry: { actor: string; subject: string; label: string }) =>
    database.query
      .insertInto('auditEntries')
      .values({
        id: uuid(),
        eventId: FAIR,
        at: MOMENT,
        action: 'team.invite',
        before: null,
        after: null,
        ...entry,
      })
      .execute();

  it('clears every column that the list of personal tables calls a name', () => {
    const names = PERSONAL_TABLES.filter(({ table }) => !ROLE_TABLES.includes(table)).flatMap(
      ({ table, names: columns = [] }) => columns.map((column) => `${table}.${column}`),
    );
    const cleared = NAMES.map(([table, column]) => `${table}.${column}`);
    // Every property above writes and compares the columns of NAMES; accounts are those of the company.
    expect(names.filter((name) => name !== 'accounts.email' && !cleared.includes(name))).toEqual([]);
  });

  it.prop([fc.constantFrom('website', 'fair', 'task:PLAN', 'exhibitor:p:1'), oddText], { numRuns: 6 })(
    'leaves nothing to restore in an entry that names a person, and its kind',
    async (subject, text) => {
      const company = await addCompany(`company ${text}`, FAIR);
      const email = `named-${uuid()}@kas.example`;
      await addUser(email);
      await addRole(email, 'owner', idOf(company));
      const entry = { id: uuid(), eventId: FAIR, at: new Date().toISOString(), actor: desk.caller.actor };
      await database.query
        .insertInto('auditEntries')
        .values({
          ...{ ...entry, action: 'website.save', subject, label: 'Aqua 2028' },
          ...{ before: '{"testUsers":[]}', after: JSON.stringify({ testUsers: [email] }) },
        })
        .execute();
      const trail = createAuditTrail(desk.http, desk.caller);
      const stored = async () =>
        (await trail.entries({}))._unsafeUnwrap().find(({ id }) => id === entry.id) ?? expect.unreachable();
      expect(isAnonymous(await stored())).toBe(false);
      expect((await office().delete({ kind: 'person', email }, email))._unsafeUnwrap()).toBeUndefined();
      const rest = await stored();
      expect([rest.subject, rest.label, rest.after]).toEqual([`${subject.split(':')[0]}:`, '', undefined]);
      expect(isAnonymous(rest)).toBe(true);
      expect(isAnonymous({ subject: '' })).toBe(true);
      expect((await trail.restore(entry.id))._unsafeUnwrapErr().kind).toBe('not-found');
    },
    60_000,
  );

  it('never deletes the caller or the last administrator', async () => {
    const self = { kind: 'person' as const, email: desk.caller.actor };
    expect((await office().plan(self))._unsafeUnwrap().obstacle).toBe('yourself');
    expect((await office().delete(self, self.email))._unsafeUnwrapErr().kind).toBe('conflict');
    const other = createDeletionOffice(desk.http, { ...desk.caller, actor: 'root@fair.example' });
    expect((await other.plan(self))._unsafeUnwrap().obstacle).toBe('last-admin');
    expect((await other.delete(self, self.email))._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await office().plan(self))._unsafeUnwrap().figures.roles).toBe(1);
  });

  it('deletes once when two organisers delete at the same time, and the person of both companies', async () => {
    const [one, two] = [await addCompany('one', FAIR), await addCompany('two', FAIR)];
    const email = `shared-${uuid()}@kas.example`;
    await addUser(email);
    for (const company of [one, two]) await addRole(email, 'owner', idOf(company));
    const targets = [one, two, one].map((company) => ({ kind: 'exhibitor' as const, id: idOf(company) }));
    // All have seen the plan before the first one deletes.
    const plans = await Promise.all(
      targets.map(async (target) => (await office().plan(target))._unsafeUnwrap()),
    );
    const results = await Promise.all(
      targets.map((target, place) => office().delete(target, plans[place]?.name ?? '')),
    );
    expect(results.map((result) => (result.isOk() ? 'ok' : result.error.kind)).toSorted()).toEqual([
      'not-found',
      'ok',
      'ok',
    ]);
    expect(
      await database.query.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });
});
