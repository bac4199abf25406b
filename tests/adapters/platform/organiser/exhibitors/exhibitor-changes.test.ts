import { randomUUID } from 'node:crypto';
import type { ExhibitorChange, ExhibitorDetails } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { storeFair } from '../store-fair.ts';
import { exhibitorsOf, plainCompany } from './exhibitors-of.ts';

describeEachDatabase('one exhibitor', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const deskOf = async () => {
    const { event, exhibitors } = await storeFair(
      database,
      [],
      [plainCompany('Kas', { stands: [{ number: '8.B2', hall: '8' }] }), plainCompany('Other')],
    );
    const moment = '2027-01-01T00:00:00.000Z';
    await database.query
      .insertInto('taskDefinitions')
      .values({
        ...{ id: `${event}-t`, created: moment, modified: moment, eventId: event, code: 'DRAWING' },
        ...{ titles: '{"en":"Send the drawing"}', date: '20270105T120000Z', required: 1 },
      })
      .execute();
    const list = exhibitorsOf(database, event);
    const id = exhibitors[0]?.row.id ?? participationIdOf('none');
    if (id === undefined) throw new Error('Cannot find the exhibitor');
    const read = async (): Promise<ExhibitorDetails> => (await list.details(id, 'en'))._unsafeUnwrap();
    const change = (wanted: ExhibitorChange) => list.change(id, wanted);
    return { event, list, id, read, change };
  };

  it('adds, moves and removes stands, in natural order, and never the same twice', async () => {
    const { read, change } = await deskOf();
    expect((await change({ kind: 'add-stand', number: '8.B10', hall: '8' })).isOk()).toBe(true);
    expect((await change({ kind: 'add-stand', number: '8.B10', hall: '' })).isErr()).toBe(true);
    expect((await read()).stands.map(({ number }) => number)).toEqual(['8.B2', '8.B10']);
    const [first] = (await read()).stands;
    const id = first?.id ?? '';
    expect((await change({ kind: 'save-stand', id, number: '9.A1', hall: '9' })).isOk()).toBe(true);
    expect((await read()).stands.map(({ number, hall }) => [number, hall])).toEqual([
      ['8.B10', '8'],
      ['9.A1', '9'],
    ]);
    expect((await change({ kind: 'remove-stand', id })).isOk()).toBe(true);
    expect((await read()).stands).toHaveLength(1);
    expect((await change({ kind: 'remove-stand', id })).isErr()).toBe(true);
  });

  it('never overwrites a stand that is not as the organiser has seen it, and never loses a removal', async () => {
    const { read, change } = await deskOf();
    const [seen] = (await read()).stands;
    const { id, ...shown } = seen ?? expect.unreachable();
    const moved = { number: '8.B2', hall: '9' };
    expect((await change({ kind: 'save-stand', id, ...moved, from: shown })).isOk()).toBe(true);
    for (const attempt of [
      { kind: 'save-stand', id, number: '8.C1', hall: '8', from: shown },
      { kind: 'remove-stand', id, from: shown },
    ] as const)
      expect((await change(attempt))._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await read()).stands).toEqual([{ id, ...moved }]);
    expect((await change({ kind: 'remove-stand', id, from: moved })).isOk()).toBe(true);
    expect((await change({ kind: 'save-stand', id, ...shown, from: moved }))._unsafeUnwrapErr().kind).toBe(
      'not-found',
    );
  });

  it('completes and reopens a task for the company, with who and when', async () => {
    const { event, read, change } = await deskOf();
    expect((await read()).tasks).toMatchObject([{ code: 'DRAWING', isLate: true, isCompleted: false }]);
    await change({ kind: 'task', code: 'DRAWING', isCompleted: true });
    expect((await read()).tasks).toMatchObject([
      { isLate: false, isCompleted: true, completedBy: 'staff@fair.example' },
    ]);
    await change({ kind: 'task', code: 'DRAWING', isCompleted: false });
    expect((await read()).tasks[0]).not.toHaveProperty('completedBy');
    expect((await change({ kind: 'task', code: 'OTHER', isCompleted: true })).isErr()).toBe(true);
    const recorded = await database.query
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('eventId', '=', event)
      .where('action', '=', 'exhibitor.task')
      .orderBy('id')
      .execute();
    const [[title], states] = [(await read()).tasks.map((task) => task.title), [true, false]];
    expect(recorded.map(({ after }) => JSON.parse(after ?? ''))).toEqual(
      states.map((isCompleted) => ({ task: title, isCompleted })),
    );
  });

  it('invites, and ends an invitation, leaving one that works', async () => {
    const { event, read, change } = await deskOf();
    const email = `new.${event}@kas.example`;
    const invite = { kind: 'invite', email, role: 'editor', language: 'nl' } as const;
    await change(invite);
    await change(invite);
    expect((await read()).people).toMatchObject([{ email, role: 'editor', isMember: false }]);
    await change({ kind: 'revoke', email });
    expect((await read()).people).toEqual([]);
    expect((await change({ ...invite, email: 'nobody' })).isErr()).toBe(true);
  });

  it('sends an invitation once that arrives twice at once', async () => {
    const { event, read, change } = await deskOf();
    const email = `once.${event}@kas.example`;
    const invite = { kind: 'invite', id: randomUUID(), email, role: 'editor', language: 'nl' } as const;
    await Promise.all([change(invite), change(invite)]);
    await change(invite);
    const sent = database.query.selectFrom('outbox').select('id').where('recipient', '=', email);
    expect((await sent.execute()).length).toBe(1);
    expect((await read()).people).toMatchObject([{ email, role: 'editor', isMember: false }]);
  });

  it('keeps the last main contact, and says why', async () => {
    const { event, id, read, change } = await deskOf();
    const moment = '2027-01-01T00:00:00.000Z';
    const member = (email: string, role: string) => ({
      ...{ id: `${event}-${email}`, created: moment, modified: moment, eventId: event },
      ...{ participationId: id, email, role },
    });
    const [one, other, editor] = [
      `one.${event}@kas.example`,
      `two.${event}@kas.example`,
      `ed.${event}@kas.example`,
    ];
    await database.query
      .insertInto('eventPermissions')
      .values([member(one, 'owner'), member(other, 'owner'), member(editor, 'editor')])
      .execute();
    const unseen = { kind: 'role', email: one, role: 'award', from: 'editor' } as const;
    expect((await change(unseen))._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await change({ kind: 'role', email: one, role: 'viewer', from: 'owner' })).isOk()).toBe(true);
    for (const refused of [
      { kind: 'revoke', email: other },
      { kind: 'role', email: other, role: 'editor' },
    ] as const)
      expect((await change(refused))._unsafeUnwrapErr()).toMatchObject({
        kind: 'rejected',
        fields: [{ path: 'email', code: 'last-main-contact' }],
      });
    expect((await change({ kind: 'revoke', email: editor })).isOk()).toBe(true);
    const roles = (await read()).people.map(({ email, role }) => [email, role]);
    expect(roles).toContainEqual([other, 'owner']);
    expect(roles).not.toContainEqual([editor, 'editor']);
  });

  it('records who opened the portal as the company', async () => {
    const mine = await deskOf();
    const theirs = await deskOf();
    expect((await mine.list.recordVisit(mine.id, { kind: 'open' })).isOk()).toBe(true);
    expect((await mine.list.recordVisit(theirs.id, { kind: 'open' }))._unsafeUnwrapErr().kind).toBe(
      'not-found',
    );
    const audit = await database.query
      .selectFrom('auditEntries')
      .select(['action', 'actor', 'subject', 'after'])
      .where('eventId', 'in', [mine.event, theirs.event])
      .orderBy('id')
      .execute();
    const subject = `exhibitor:${mine.id}`;
    expect(audit).toEqual([{ action: 'exhibitor.open', actor: 'staff@fair.example', subject, after: null }]);
  });

  it('records each change, and never touches an exhibitor of another fair', async () => {
    const mine = await deskOf();
    const theirs = await deskOf();
    const stand = { kind: 'add-stand', number: '1', hall: '' } as const;
    expect((await mine.list.change(theirs.id, stand)).isErr()).toBe(true);
    expect((await mine.list.details(theirs.id, 'en')).isErr()).toBe(true);
    await mine.change(stand);
    const audit = await database.query
      .selectFrom('auditEntries')
      .select(['action', 'subject', 'actor'])
      .where('eventId', 'in', [mine.event, theirs.event])
      .execute();
    expect(audit).toEqual([
      { action: 'exhibitor.add-stand', subject: `exhibitor:${mine.id}`, actor: 'staff@fair.example' },
    ]);
  });
});
