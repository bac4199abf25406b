import { EVERYONE } from '@fairdesk/core/events';
import {
  allExhibitorsOf,
  EVERY_EXHIBITOR,
  type ExhibitorList,
  type ExhibitorSelection,
  type ExhibitorTaskAction,
  type ExhibitorVerb,
  NO_EXHIBITORS,
  toggleExhibitor,
} from '@fairdesk/core/organiser';
import { toCompact } from '@fairdesk/core/shared';
import type { StoredCompany } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { storeFair } from '../store-fair.ts';
import { exhibitorsOf, plainCompany } from './exhibitors-of.ts';

describeEachDatabase('verbs on selected exhibitors', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const fairOf = async (companies: readonly StoredCompany[]) => {
    const { event, exhibitors } = await storeFair(database, [], companies);
    const ids = exhibitors.map(({ row }) => row.id);
    return { event, list: exhibitorsOf(database, event), ids };
  };
  const act = async (list: ExhibitorList, verb: ExhibitorVerb, selection: ExhibitorSelection) =>
    (await list.act(verb, selection))._unsafeUnwrap();

  it('changes what the plan says, records each, and undoes exactly that', async () => {
    const { event, list, ids } = await fairOf([
      plainCompany('a'),
      plainCompany('b', { isPublic: true }),
      plainCompany('c'),
      plainCompany('d'),
    ]);
    const selection = ids.slice(3).reduce(toggleExhibitor, allExhibitorsOf({}));
    const plan = (await list.plan('publish', selection))._unsafeUnwrap();
    expect(plan).toEqual({ companies: 2, people: 0, skipped: 1, first: ['a', 'c'] });
    const outcome = await act(list, 'publish', selection);
    expect(outcome.companies).toBe(2);
    const isPublic = async () =>
      (await list.selected(allExhibitorsOf({})))._unsafeUnwrap().map((row) => row.isPublic);
    expect(await isPublic()).toEqual([true, true, true, false]);
    const audit = await database.query
      .selectFrom('auditEntries')
      .select(['action', 'label'])
      .where('eventId', '=', event)
      .execute();
    expect(audit.map(({ label }) => label).toSorted()).toEqual(['a', 'c']);
    expect(outcome.undo?.verb).toBe('hide');
    await act(list, 'hide', outcome.undo?.selection ?? NO_EXHIBITORS);
    expect(await isPublic()).toEqual([false, true, false, false]);
  });

  it('never touches an exhibitor of another fair', async () => {
    const mine = await fairOf([plainCompany('a')]);
    const theirs = await fairOf([plainCompany('b')]);
    expect((await act(mine.list, 'publish', { ids: theirs.ids })).companies).toBe(0);
    expect((await theirs.list.selected({ ids: theirs.ids }))._unsafeUnwrap()[0]?.isPublic).toBe(false);
  });

  it('invites each user once, with one mail for several companies, and not again within a day', async () => {
    const { event, list } = await fairOf([plainCompany('a'), plainCompany('b'), plainCompany('c')]);
    await database.query
      .updateTable('participations')
      .set({ email: `info.${event}@kas.example` })
      .where('eventId', '=', event)
      .where('organizationName', 'in', ['a', 'b'])
      .execute();
    await database.query
      .updateTable('participations')
      .set({ email: '' })
      .where('eventId', '=', event)
      .where('organizationName', '=', 'c')
      .execute();
    const selection = allExhibitorsOf({});
    expect((await list.plan('invite', selection))._unsafeUnwrap()).toEqual({
      ...{ companies: 2, people: 1, skipped: 1, first: ['a', 'b'] },
    });
    expect(await act(list, 'invite', selection)).toEqual({ companies: 2, people: 1 });
    expect(await act(list, 'invite', selection)).toEqual({ companies: 0, people: 0 });
    const mails = await database.query
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', `info.${event}@kas.example`)
      .execute();
    expect(mails).toHaveLength(1);
    const rows = (await list.selected(selection))._unsafeUnwrap();
    expect(rows.map(({ isInvited }) => isInvited)).toEqual([true, true, false]);
  });

  it('cancels and restores', async () => {
    const { list, ids } = await fairOf([plainCompany('a')]);
    const { undo } = await act(list, 'cancel', { ids });
    expect((await list.page({ filter: {}, sort: 'name', isDescending: false }))._unsafeUnwrap().total).toBe(
      0,
    );
    expect(undo?.verb).toBe('restore');
    await act(list, 'restore', undo?.selection ?? NO_EXHIBITORS);
    expect((await list.page({ filter: {}, sort: 'name', isDescending: false }))._unsafeUnwrap().total).toBe(
      1,
    );
  });

  it('reminds each person once a day, about open required tasks of the selected companies only', async () => {
    const due = toCompact(new Date('2027-01-01T12:00:00Z'));
    const task = (code: string) => ({ code, required: true, audience: EVERYONE, due });
    const people = [{ email: 'anna@kas.example' }];
    const { event, exhibitors } = await storeFair(
      database,
      [task('drawing'), task('power')],
      [
        plainCompany('a', { people, completed: ['power'] }),
        plainCompany('b', { people }),
        plainCompany('c', { people, completed: ['drawing', 'power'] }),
      ],
    );
    const list = exhibitorsOf(database, event);
    const [a, b, c] = exhibitors.map(({ row }) => row.id);
    const ids = [a, c].flatMap((id) => id ?? []);
    const plan = (await list.plan('remind', { ids }))._unsafeUnwrap();
    expect(plan).toEqual({ companies: 1, people: 1, skipped: 1, first: ['a'] });
    expect(await act(list, 'remind', { ids })).toEqual({ companies: 1, people: 1 });
    expect(await act(list, 'remind', { ids })).toEqual({ companies: 0, people: 0 });
    expect(await act(list, 'remind', { ids: [b].flatMap((id) => id ?? []) })).toMatchObject({ people: 1 });
    const mails = await database.query
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('eventId', '=', event)
      .where('once', 'like', 'reminder:%')
      .orderBy('id')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      `${event}.0.anna@kas.example`,
      `${event}.1.anna@kas.example`,
    ]);
    expect(mails[0]?.body).toContain('drawing');
    expect(mails[0]?.body).not.toContain('- power');
  });

  it('completes, reopens and extends a task for the selected exhibitors on all pages', async () => {
    const due = toCompact(new Date('2027-01-01T12:00:00Z'));
    const { event, exhibitors } = await storeFair(
      database,
      [{ code: 'drawing', required: true, audience: EVERYONE, due }],
      [plainCompany('a'), plainCompany('b', { completed: ['drawing'] }), plainCompany('c')],
    );
    const list = exhibitorsOf(database, event);
    const except = exhibitors.slice(2).map(({ row }) => row.id);
    const form = { code: 'drawing', day: '2027-02-01', time: '12:00' };
    const change = async (action: ExhibitorTaskAction, selection: ExhibitorSelection) =>
      (await list.changeTask({ ...form, action }, selection))._unsafeUnwrap().companies;
    const selection = { allOf: {}, except };
    const late = async () => {
      const { rows } = (await list.page({ ...EVERY_EXHIBITOR, filter: {} }))._unsafeUnwrap();
      return rows.map(({ lateTasks }) => lateTasks);
    };
    expect(await late()).toEqual([1, 0, 1]);
    expect(await change('complete', selection)).toBe(1);
    expect(await late()).toEqual([0, 0, 1]);
    expect(await change('reopen', selection)).toBe(2);
    expect(await late()).toEqual([1, 1, 1]);
    expect(await change('extend', selection)).toBe(2);
    expect(await late()).toEqual([0, 0, 1]);
    const other = await storeFair(database, [], [plainCompany('d')]);
    expect(await change('extend', { ids: other.exhibitors.map(({ row }) => row.id) })).toBe(0);
    const missing = await list.changeTask({ ...form, code: '', action: 'complete' }, selection);
    expect(missing._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'code' }] });
  });
});
