import { LANGUAGES } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { openFolder } from '#adapters/platform/dataset/read/dataset-folder.ts';
import { readCsv } from '#adapters/platform/dataset/read/read-csv.ts';
import { readDataset } from '#adapters/platform/dataset/read/read-dataset.ts';
import { DEMO_FOLDER, DEMO_SIGN_INS, loadDemo } from '#adapters/platform/demo/load-demo.ts';
import { createPasswordHashing } from '#adapters/platform/identity/password-hashing.ts';
import { newPasswordFaults } from '#adapters/platform/identity/users.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MAIN = 'stand@noria-pumps.example';

describe("the demo's folder", () => {
  it('has no faults and no warnings', async () => {
    const { faults, warnings } = await readDataset(DEMO_FOLDER);
    expect([...faults, ...warnings]).toEqual([]);
  });

  it('has every text for readers in all four languages', async () => {
    for (const [file, bytes] of await openFolder(DEMO_FOLDER)) {
      const text = new TextDecoder().decode(bytes);
      if (file.endsWith('.json')) expect(untranslated(JSON.parse(text)), file).toEqual([]);
      if (file.endsWith('.csv')) expect(untranslatedColumns(text), file).toEqual([]);
    }
  });

  it('has the same phrases in every language', async () => {
    const { phrases } = await readDataset(DEMO_FOLDER);
    const keys = LANGUAGES.map((language) =>
      phrases.filter(({ value }) => value.language === language).map(({ value }) => value.key),
    );
    for (const set of keys) expect(set.toSorted()).toEqual(keys[0]?.toSorted());
  });

  it('links only to reserved domains, besides a video and a map', async () => {
    for (const [file, bytes] of await openFolder(DEMO_FOLDER)) {
      if (/\.(?:png|webp|pdf|mp4)$/.test(file)) continue;
      const hosts = new TextDecoder().decode(bytes).matchAll(/(?:https?:\/\/|mailto:|[\w.]@)([\w.@-]+)/g);
      for (const [, host] of hosts)
        expect(host, file).toMatch(
          /\.example$|^(?:schema\.org|vimeo\.com|youtu\.be|www\.(?:youtube|google)\.com)$/,
        );
    }
  });
});

describeEachDatabase('the demo', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    const settings = { ...place, publicUrl: 'http://localhost:3000', clock: () => NOW };
    database = await openDatabase({ ...place, log: quietLog });
    await loadDemo(database, settings, quietLog);
    await loadDemo(database, settings, quietLog);
  });
  afterAll(() => database?.close());

  it('has four fairs, each with a site', async () => {
    const { query } = database;
    expect(await query.selectFrom('events').select('id').execute()).toHaveLength(4);
    const sites = await query
      .selectFrom('sites')
      .select('eventId')
      .where('eventId', 'is not', null)
      .execute();
    expect(sites).toHaveLength(4);
  });

  it('signs every demo user in with the documented password, and leaves one account to set up', async () => {
    const passwords = createPasswordHashing();
    for (const { accountName, password, isSetUp } of DEMO_SIGN_INS) {
      const user = await database.query
        .selectFrom('users')
        .selectAll()
        .where('email', '=', accountName)
        .executeTakeFirstOrThrow();
      expect(await passwords.matches(password, user.passwordHash)).toBe(true);
      expect(user.accountSetup).toBe(isSetUp ? 1 : 0);
      expect(newPasswordFaults(password, accountName)).toEqual([]);
    }
    expect(DEMO_SIGN_INS.filter(({ isSetUp }) => !isSetUp)).toHaveLength(1);
  });

  it('has more than two pages of confirmed companies at one fair, of every type, and some unconfirmed ones', async () => {
    const rows = await database.query
      .selectFrom('participations')
      .selectAll()
      .where('eventId', '=', '101')
      .execute();
    const confirmed = rows.filter(({ status }) => status === 'CONFIRMED');
    expect(confirmed.length).toBeGreaterThanOrEqual(26);
    expect(rows.length).toBeGreaterThan(confirmed.length);
    expect(new Set(confirmed.map(({ participationType }) => participationType))).toEqual(
      new Set([
        'EXHIBITOR',
        'CO_EXHIBITOR',
        'PARTNER',
        'SPONSOR',
        'START_UP',
        'PRESS',
        'INTERNATIONAL_PAVILION',
      ]),
    );
  });

  it('gives the main exhibitor several companies, stands to sort by number, and tasks in every state', async () => {
    const { query } = database;
    const roles = await query.selectFrom('eventPermissions').selectAll().where('email', '=', MAIN).execute();
    expect(roles.filter(({ eventId }) => eventId === '101')).toHaveLength(3);
    const { id } = await query
      .selectFrom('participations')
      .select('id')
      .where('uid', '=', 'cw27-noria')
      .executeTakeFirstOrThrow();
    const stands = await query
      .selectFrom('stands')
      .select('standNumber')
      .where('participationId', '=', id)
      .execute();
    expect(stands.map(({ standNumber }) => standNumber).toSorted()).toEqual(['10.A1', '8.B12', '8.B2']);
    const tasks = await query
      .selectFrom('taskDefinitions')
      .selectAll()
      .where('eventId', '=', '101')
      .execute();
    const dueOn = (required: number) =>
      tasks.filter((task) => task.required === required).map(({ date }) => date.slice(0, 8));
    expect(tasks.length).toBeGreaterThanOrEqual(14);
    expect(dueOn(1)).toEqual(expect.arrayContaining(['20261117', '20261120', '20261204', '20261231']));
    expect(dueOn(0).some((day) => day < '20261120')).toBe(true);
    expect(new Set(tasks.map(({ category }) => category)).size).toBe(6);
    const done = await query.selectFrom('tasks').selectAll().where('participationId', '=', id).execute();
    expect(done.filter(({ status }) => status === 'CLOSED').length).toBeGreaterThanOrEqual(3);
  });

  it('has every page that its header leads to', async () => {
    const pages = await database.query.selectFrom('pages').select(['site', 'path', 'language']).execute();
    const paths = (site: string) =>
      new Set(pages.filter((page) => page.site === site).map(({ path }) => path));
    expect([...paths('portal')].toSorted()).toEqual([
      '/',
      '/accessibility',
      '/events/,-w-,',
      '/privacy',
      '/validate',
    ]);
    for (const site of ['clearwater', 'glass-and-green', 'open-table'])
      for (const path of [
        '/',
        '/dashboard',
        '/tasks',
        '/messages',
        '/stand',
        '/practical-information',
        '/practical-information/getting-there',
        '/practical-information/build-up',
        '/privacy',
        '/search',
      ])
        expect(paths(site)).toContain(path);
    // One of the fairs has a page with every block, and news: a list, its topics and the articles.
    // It also has an award: its list, its questionnaire, the summary and the thank-you page. And a contact form,
    // tickets and how to exhibit.
    const [blocks, news, award, contact, waysIn] = [1, 2 + 15, 4, 1, 2];
    // The fair without pages of its own has the starter pages.
    const starter = paths('harbour-days').size;
    expect(starter).toBe(20);
    const own = blocks + news + award + contact + waysIn;
    expect(pages).toHaveLength((5 + 3 * 15 + own + starter) * LANGUAGES.length);
  });
});

describeEachDatabase('a store with an event of its own', (newPlace) => {
  it('is never filled with demo data', async () => {
    const place = await newPlace();
    const database = await openDatabase({ ...place, log: quietLog });
    const moment = NOW.toISOString();
    await database.query
      .insertInto('events')
      .values({ id: '1', name: 'Own', slug: 'own', created: moment, modified: moment })
      .execute();
    await loadDemo(database, { ...place, publicUrl: 'http://localhost:3000' }, quietLog);
    expect(await database.query.selectFrom('events').select('slug').execute()).toHaveLength(1);
    expect(await database.query.selectFrom('users').select('id').execute()).toEqual([]);
    await database.close();
  });
});

/** Texts with translations for some of the four languages, but not for all. */
const untranslated = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const has = (language: string) => language in value && String(Reflect.get(value, language)).trim() !== '';
  if (!Array.isArray(value) && LANGUAGES.some(has)) return LANGUAGES.every(has) ? [] : [value];
  return Object.values(value).flatMap(untranslated);
};

/** Columns such as `title_nl` that are empty in a row with a text in another language. */
const untranslatedColumns = (text: string): readonly string[] => {
  const { header, rows } = readCsv(text)._unsafeUnwrap();
  const names = [
    ...new Set(header.filter((name) => /_(?:en|nl|es|tr)$/.test(name)).map((name) => name.slice(0, -3))),
  ];
  return rows.flatMap(({ cells, lines }) =>
    names.flatMap((name) => {
      const filled = LANGUAGES.filter((language) => cells[header.indexOf(`${name}_${language}`)]?.trim());
      return filled.length === 0 || filled.length === LANGUAGES.length ? [] : [`${name}, line ${lines[0]}`];
    }),
  );
};
