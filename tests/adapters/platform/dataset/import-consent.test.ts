import { smallPicture } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeLines } from '#adapters/platform/dataset/plan/change-lines.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv } from './folders.ts';
import { A, EVENT, type FullFairDesk, OVERWRITE, openFullFair, RECORDED } from './full-fair.ts';
import { touched } from './import-desk.ts';

const STAMP = { version: 1, created: '2026-11-20T12:00:00.000Z', modified: '2026-11-20T12:00:00.000Z' };

describeEachDatabase('what companies wrote since an import', (newPlace) => {
  let desk: FullFairDesk;
  beforeAll(async () => {
    desk = await openFullFair(await newPlace());
  }, 120_000);
  afterAll(() => desk?.database.close());

  it('refuses to delete what companies wrote, until that is chosen, and undoes it all the same', async () => {
    const before = await desk.written();
    const [rose, award, company] = await Promise.all([
      desk.rowOf('products', 'name', 'Rose'),
      desk.rowOf('awards', 'code', 'best'),
      desk.rowOf('participations', 'uid', 'a'),
    ]);
    const owner = { productId: String(rose.id), participationId: String(company.id) };
    const entry = { ...STAMP, ...owner, id: 'entry', status: 'SUBMITTED', awardId: String(award.id) };
    await desk.insert('questionnaires', entry);
    await desk.insert('questionnaireRevisions', {
      ...{ ...STAMP, id: 'revision', revision: 1, content: '{}', questionnaireId: 'entry' },
      submittedAt: '2026-11-20T12:00:00.000Z',
    });
    await desk.change('questionnaires', 'entry', { submissionId: 'revision' });
    await desk.insert('answers', {
      ...{ ...STAMP, id: 'answer', questionId: 'kwh', stepId: 'energy', questionType: 'text' },
      ...{ answerText: '9', sortIndex: 1, questionnaireId: 'entry' },
    });
    await desk.change('products', rose.id, { registrationStatus: 'submitted' });
    const written = await desk.written();
    const files = {
      'awards.csv': csv([{ ...EVENT, code: 'best', remove: 'yes' }]),
      'products.csv': csv([{ ...A, name: 'Rose', remove: 'yes' }]),
    };
    const refused = await desk.apply(files, undefined, RECORDED);
    expect(refused.faults.map(({ file, column }) => `${file} ${column}`).toSorted()).toEqual([
      'awards.csv remove',
      'products.csv remove',
    ]);
    expect(refused.faults.map(({ reason }) => reason).join()).toContain('1 entry for an award');
    expect(await desk.written()).toEqual(written);
    expect((await desk.apply(files, undefined, OVERWRITE)).faults).toEqual([]);
    expect(await desk.rows('questionnaires')).toEqual([]);
    expect(await desk.undo()).toMatchObject({ conflicts: [] });
    expect(await desk.written()).toEqual(written);
    await desk.remove('questionnaires', 'id', 'entry');
    await desk.change('products', rose.id, { registrationStatus: String(rose.registrationStatus) });
    expect(await desk.written()).toEqual(before);
  });

  it('leaves what a company wrote since the last import as it is, until that is chosen', async () => {
    const before = await desk.written();
    const { id, email } = await desk.rowOf('participations', 'uid', 'a');
    await desk.change('participations', id, { email: 'own@acme.example' });
    const written = await desk.written();
    for (const text of ['[empty]', 'desk@acme.example']) {
      const files = { 'participations.csv': csv([{ ...EVENT, uid: 'a', email: text }]) };
      const plan = await desk.apply(files, undefined, RECORDED);
      expect(plan).toMatchObject({ faults: [], ownValues: [{ line: 2, column: 'email' }] });
      expect(await desk.written()).toEqual(written);
      expect((await desk.apply(files, undefined, OVERWRITE)).ownValues).toEqual([]);
      expect((await desk.rowOf('participations', 'uid', 'a')).email).toBe(text === '[empty]' ? null : text);
      await desk.undo();
      expect(await desk.written()).toEqual(written);
    }
    await desk.change('participations', id, { email: (email ?? null) as string | null });
    expect(await desk.written()).toEqual(before);
  });

  it('is undone but for what was changed or used since', async () => {
    const more = {
      'categories.csv': csv([{ ...EVENT, code: 'lilies', parent: 'cut', name_en: 'Lilies' }]),
      'stands.csv': csv([{ ...A, standNumber: '9.C3', hall: '9' }]),
      'news.csv': csv([{ ...A, header: 'Later', author: 'Ann' }]),
    };
    const before = await desk.written();
    await desk.apply(more, undefined, RECORDED);
    const company = await desk.rowOf('participations', 'uid', 'a');
    const lilies = await desk.rowOf('categories', 'code', 'lilies');
    const later = await desk.rowOf('newsItems', 'header', 'Later');
    await desk.insert('participationCategories', {
      participationId: String(company.id),
      categoryId: String(lilies.id),
    });
    await desk.change('newsItems', later.id, { author: 'Bob' });
    const undone = await desk.undo();
    expect(undone?.conflicts.map(({ table, name }) => `${table} ${name}`).toSorted()).toEqual([
      'categories Lilies',
      'newsItems Later',
    ]);
    expect((await desk.rows('stands')).map(({ standNumber }) => standNumber)).not.toContain('9.C3');
    await desk.remove('participationCategories', 'categoryId', String(lilies.id));
    await desk.remove('categories', 'code', 'lilies');
    await desk.remove('newsItems', 'header', 'Later');
    expect(await desk.written()).toEqual(before);
  });

  it('says the same in the JSON lists', async () => {
    const before = await desk.written();
    const event = { slug: 'spring' };
    const emptied = { city: '[empty]', startTime: '[leeg]', show: '[boş]' };
    const files = {
      'messages.json': [
        {
          ...EVENT,
          ref: 'm1',
          title: { tr: '[empty]' },
          audience: '[vacío]',
          publishFrom: '[empty]',
          content: null,
        },
        { ...EVENT, ref: 'm2', remove: true },
      ],
      'site-images.json': [{ site: 'spring', file: 'pictures/stand.png', remove: true }],
      'pictures/stand.png': smallPicture().bytes,
      'events.json': {
        events: [{ ...event, ...emptied }],
        sites: [{ name: 'spring', logo: '[empty]', brandColour: '[empty]' }],
      },
      'dictionary/en.json': { 'stand-none': '[empty]' },
    };
    const plan = await desk.apply(files, undefined, RECORDED);
    expect(plan).toMatchObject({ faults: [], ownValues: [] });
    const [message, ...others] = await desk.rows('messages');
    expect(others).toEqual([]);
    expect(message).toMatchObject({ titles: '{"en":"Hello"}', audience: null, publishFrom: null });
    expect(message?.contents).toContain('Hi');
    expect(await desk.rowOf('events', 'slug', 'spring')).toMatchObject({
      city: null,
      startTime: null,
      showId: null,
    });
    expect(await desk.rowOf('sites', 'name', 'spring')).toMatchObject({ logo: null, brandColour: null });
    for (const table of ['siteImages', 'dictionary']) expect(await desk.rows(table)).toEqual([]);
    expect(touched(await desk.apply(files, undefined, { consent: { overwrite: false } }))).toBe(0);
    expect(await desk.undo()).toMatchObject({ conflicts: [] });
    expect(await desk.written()).toEqual(before);
    const { faults } = await desk.plan({
      'messages.json': [{ ...EVENT, ref: 'm2', title: { en: '[empty]' } }],
      'events.json': { events: [{ ...event, name: '[empty]' }] },
    });
    expect(faults.map(({ file, column }) => `${file} ${column}`).toSorted()).toEqual([
      'events.json events.0.name',
      'messages.json 0.title',
    ]);
  });

  it('lists every change and every removal by name', async () => {
    const plan = await desk.plan({
      'categories.csv': csv([
        { ...EVENT, code: 'cut', remove: 'yes' },
        { ...EVENT, code: 'flowers', name_nl: '[empty]' },
      ]),
      'stands.csv': csv([{ ...A, standNumber: '8.B2', hall: '7' }]),
    });
    expect(await changeLines(desk.database.query, plan.writes)).toEqual([
      'Removes categories, cut (with 2 categories, 2 participationCategories, 3 productCategories, 3 awardCategories)',
      'Changes stands, Acme Çiçek, 8.B2, hall: empty becomes "7"',
      'Changes categories, flowers, names: "{"en":"Flowers","nl":"Bloemen"}" becomes "{"en":"Flowers"}"',
    ]);
  });
});
