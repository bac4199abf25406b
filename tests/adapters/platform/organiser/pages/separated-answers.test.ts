import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { answersIn, separatedAnswers } from '#adapters/platform/organiser/pages/separated-answers.ts';
import { siteOf } from '#adapters/platform/organiser/site-of.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const EVENT = '101';
const AT = '2027-01-01T00:00:00.000Z';
const STAMPS = { created: AT, modified: AT };
const PLACE = { path: '/awards/registration', language: 'en' } as const;

/** A step with its questions, each with its options; a question without options takes a text. */
type Form = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const layoutWith = (form: Form, award = '') => {
  const fields = {
    Award: { value: award },
    Steps: Object.entries(form).map(([StepName, questions]) => ({
      StepName,
      Questions: Object.entries(questions).map(([Name, options]) => ({
        ...{ Name, Question: Name, Answers: options.map((option) => ({ Name: option, Text: option })) },
        Type: options.length === 0 ? 'TextQuestion' : 'RadiobuttonQuestion',
      })),
    })),
  };
  const block = { uid: '1', componentName: 'AwardRegistration', fields };
  const page = { name: 'a', displayName: 'A', itemId: '1', templateName: 'Page' };
  const MetaTitle = { value: 'Register' };
  return JSON.stringify({ ...page, fields: { MetaTitle }, placeholders: { main: [block] } });
};

const anyForm: fc.Arbitrary<Form> = fc.dictionary(
  fc.constantFrom('s', 't'),
  fc.dictionary(fc.constantFrom('q', 'r'), fc.subarray(['x', 'y']), { noNullPrototype: true }),
  { noNullPrototype: true },
);
const anyAnswer = fc.record({
  step: fc.constantFrom('s', 't'),
  question: fc.constantFrom('q', 'r'),
  option: fc.constantFrom('', 'x', 'y'),
});
interface Answer {
  readonly step: string;
  readonly question: string;
  readonly option: string;
}

/** Whether the answer has a place in the form. */
const isIn = (form: Form, { step, question, option }: Answer): boolean => {
  const options = form[step]?.[question];
  return option === '' ? options?.length === 0 : (options?.includes(option) ?? false);
};

describeEachDatabase('stored answers', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date(AT)));
    const company = { eventId: EVENT, organizationName: 'Acme', organizationNameFolded: 'acme' };
    const { query } = database;
    await query
      .insertInto('participations')
      .values({ id: 'p', ...company, ...STAMPS })
      .execute();
    const product = { id: 'x', name: 'x', participationId: 'p', sortIndex: 1, registrationStatus: 'draft' };
    await query
      .insertInto('products')
      .values({ ...product, ...STAMPS })
      .execute();
    await query
      .insertInto('awards')
      .values({ id: 'a', code: 'a', eventId: EVENT, titles: '{"en":"A"}', sortIndex: 1, ...STAMPS })
      .execute();
    const entry = { id: 'e', status: 'DRAFT', awardId: 'a', productId: 'x', participationId: 'p' };
    await query
      .insertInto('questionnaires')
      .values({ ...entry, ...STAMPS })
      .execute();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const answer = async (answers: readonly Answer[]) => {
    const { query } = database;
    await query.deleteFrom('answers').execute();
    for (const [place, { step, question, option }] of answers.entries())
      await query
        .insertInto('answers')
        .values({
          ...{ id: `answer-${place}`, questionnaireId: 'e', stepId: step, questionId: question, ...STAMPS },
          ...{ answerId: option, questionType: option === '' ? 'TEXT' : 'SELECT' },
        })
        .execute();
  };

  it.prop([anyForm, anyForm, fc.array(anyAnswer, { maxLength: 6 })], { numRuns: 40 })(
    'are counted exactly when visitors’ questionnaire has a place for them and the draft has none',
    async (before, after, answers) => {
      await answer(answers);
      const lost = answers.filter((each) => isIn(before, each) && !isIn(after, each));
      const own = layoutWith(after, 'a');
      const faults = await separatedAnswers(database.query, EVENT, layoutWith(before), own);
      expect(answersIn(faults)).toBe(lost.length);
      expect(await separatedAnswers(database.query, EVENT, own, own)).toEqual([]);
      expect(await separatedAnswers(database.query, EVENT, undefined, own)).toEqual([]);
    },
  );

  example('are never separated unseen, whichever way a page is published', async () => {
    await answer([
      { step: 's', question: 'colour', option: 'x' },
      { step: 's', question: 'why', option: '' },
    ]);
    const office = createPageOffice(desk.http, desk.caller, {
      ...{ documentOf, layoutOf, articleOf: listedArticle },
    });
    const { query } = database;
    const key = { site: await siteOf(query, EVENT), ...PLACE };
    const layout = layoutWith({ s: { colour: ['x', 'y'], why: [] } });
    await query
      .insertInto('pages')
      .values({ ...key, layout, updated: AT })
      .onConflict((conflict) => conflict.columns(['site', 'path', 'language']).doUpdateSet({ layout }))
      .execute();
    const save = async (form: Form) => {
      const opened = (await office.open(PLACE))._unsafeUnwrap();
      const document = documentOf(JSON.parse(layoutWith(form)));
      return (await office.saveDraft(PLACE, document, opened.revision))._unsafeUnwrap().revision;
    };
    const fault = (part: string, more: object) => ({
      ...{ path: 'Steps', code: 'page-answers' },
      params: { part, question: '', n: 1, ...more },
    });

    const revision = await save({ s: { color: ['x', 'y'] } });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const faults = [
      fault('question', { name: 'colour', now: 'color' }),
      fault('question', { name: 'why', now: '' }),
    ];
    for (const attempt of [
      office.publish(PLACE, revision),
      office.publish(PLACE, revision, tomorrow),
      office.publish(PLACE, revision, undefined, 1),
      office.publishChanges(PLACE.path),
    ])
      expect((await attempt)._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: faults });

    const next = await save({ s: { colour: ['z', 'y'], why: [] } });
    const refused = (await office.publish(PLACE, next))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ fields: [fault('option', { question: 'colour', name: 'x', now: 'z' })] });
    const published = (await office.publish(PLACE, next, undefined, 1))._unsafeUnwrap();
    expect(published).toMatchObject({ status: 'published', isChanged: false });

    const last = await save({ s: { colour: ['y'] } });
    expect((await office.publish(PLACE, last))._unsafeUnwrapErr()).toMatchObject({
      fields: [fault('question', { name: 'why', now: '' })],
    });
  });
});
