import { randomUUID } from 'node:crypto';
import { EVERY_EXHIBITOR, type NewExhibitor } from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { storeFair } from '../store-fair.ts';
import { exhibitorsOf } from './exhibitors-of.ts';

const COMPANY: NewExhibitor = {
  ...{ name: 'Gökçay Filtre', type: 'CO_EXHIBITOR', stand: '8.B2', hall: '8' },
  ...{ email: 'info@gokcay.example', language: 'tr' },
};

describeEachDatabase('adding a company by hand', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());
  const fair = async () => {
    const { event } = await storeFair(database, [], []);
    return { event, list: exhibitorsOf(database, event) };
  };

  it('stores it with its stand, and invites its main contact in their language', async () => {
    const { event, list } = await fair();
    const id = (await list.add(COMPANY))._unsafeUnwrap();
    const details = (await list.details(id, 'en'))._unsafeUnwrap();
    expect(details).toMatchObject({
      row: { name: 'Gökçay Filtre', type: 'CO_EXHIBITOR', isPublic: false },
    });
    expect(details.stands).toMatchObject([{ number: '8.B2', hall: '8' }]);
    expect(details.people).toMatchObject([{ email: 'info@gokcay.example', role: 'owner', isMember: false }]);
    const mail = await database.query
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', 'info@gokcay.example')
      .execute();
    expect(mail).toHaveLength(1);
    const audit = await database.query
      .selectFrom('auditEntries')
      .select('action')
      .where('eventId', '=', event)
      .orderBy('action')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      ...['exhibitor.add', 'exhibitor.add-stand', 'exhibitor.invite'],
    ]);
  });

  it('needs a name and nothing else, and gives each company an address of its own', async () => {
    const { event, list } = await fair();
    const bare = { ...COMPANY, type: '', stand: '', hall: '', email: '' };
    for (const name of ['Kas', 'K.A.S.', '水の会社', '!!!'])
      expect((await list.add({ ...bare, name })).isOk()).toBe(true);
    const rows = await database.query
      .selectFrom('participations')
      .select(['slug', 'participationType'])
      .where('eventId', '=', event)
      .execute();
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(4);
    expect(new Set(rows.map(({ participationType }) => participationType))).toEqual(new Set(['EXHIBITOR']));
  });

  it('rejects a name that an exhibitor has in any spelling, and writes nothing of it', async () => {
    const { list } = await fair();
    const other = await fair();
    expect((await list.add(COMPANY)).isOk()).toBe(true);
    const again = await list.add({ ...COMPANY, name: 'GOKCAY FİLTRE', email: 'again@gokcay.example' });
    expect(again._unsafeUnwrapErr()).toMatchObject({
      ...{ kind: 'rejected', fields: [{ path: 'name', code: 'exhibitor-exists' }] },
    });
    expect((await other.list.add(COMPANY)).isOk()).toBe(true);
    expect((await list.page(EVERY_EXHIBITOR))._unsafeUnwrap().total).toBe(1);
  });

  it('adds a company once however often it is sent, at once or later, with one invitation', async () => {
    const { event, list } = await fair();
    const id = randomUUID();
    const email = `${id}@gokcay.example`;
    const send = async (part: Partial<NewExhibitor> = {}) =>
      (await list.add({ ...COMPANY, email, ...part }, id))._unsafeUnwrap();
    const count = async (table: 'auditEntries' | 'participations' | 'stands') =>
      (await database.query.selectFrom(table).select('id').where('eventId', '=', event).execute()).length;
    const mails = () =>
      database.query.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    expect(await Promise.all([send(), send(), send()])).toEqual([id, id, id]);
    expect(await send()).toBe(id);
    expect([await count('participations'), await count('stands'), (await mails()).length]).toEqual([1, 1, 1]);
    expect(await count('auditEntries')).toBe(3);
    expect(await send({ name: 'Gökçay Filtre A.Ş.', stand: '8.B4' })).toBe(id);
    const details = (await list.details(id as ParticipationId, 'en'))._unsafeUnwrap();
    expect(details.row.name).toBe('Gökçay Filtre A.Ş.');
    expect(details.stands.map(({ number }) => number).toSorted()).toEqual(['8.B2', '8.B4']);
    expect((await mails()).length).toBe(1);
    const taken = await list.add({ ...COMPANY, name: 'Gökçay Filtre A.Ş.' }, randomUUID());
    expect(taken._unsafeUnwrapErr()).toMatchObject({ fields: [{ code: 'exhibitor-exists' }] });
  });

  it('changes no company of another fair that has the id', async () => {
    const { list } = await fair();
    const other = await fair();
    const id = randomUUID();
    expect((await list.add(COMPANY, id)).isOk()).toBe(true);
    const added = await other.list.add({ ...COMPANY, name: 'Other', stand: '9.A1', email: '' }, id);
    expect(added._unsafeUnwrapErr().kind).toBe('conflict');
    const details = (await list.details(id as ParticipationId, 'en'))._unsafeUnwrap();
    expect([details.row.name, details.stands.length]).toEqual([COMPANY.name, 1]);
  });

  it('adds one company when two organisers add it at once', async () => {
    const { list } = await fair();
    const results = await Promise.all([list.add(COMPANY), list.add(COMPANY), list.add(COMPANY)]);
    expect(results.filter((result) => result.isOk())).toHaveLength(1);
    expect((await list.page(EVERY_EXHIBITOR))._unsafeUnwrap().total).toBe(1);
  });
});
