import { expect, it } from 'vitest';
import { openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { AWARD_DESK } from '#app/_composition/awards.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const NUMBERS = Array.from({ length: 66 }, (_, number) => number);
/** All answers together are more than the profile service includes in a response. */
const ANSWERS = 300;
const AT = '2026-12-01T00:00:00Z';
const made = (id: string) => ({ id, created: AT, modified: AT });
const statusOf = (number: number) => ['submitted', 'draft', 'new'][number % 3] ?? 'new';

describeEachDatabase('the list of an award with many large entries', (newPlace) => {
  it('has every product with its status, and marks those that changed since', async () => {
    const place = await newPlace();
    const desk = await openDemoDesk(place);
    const database = await openDatabase({ ...place, log: quietLog });
    const { mine } = await companiesOf(desk);
    const { id: awardId, code } = await database.query
      .selectFrom('awards')
      .select(['id', 'code'])
      .where('eventId', '=', DEMO_FAIR)
      .executeTakeFirstOrThrow();
    await database.write(async (query) => {
      for (const number of NUMBERS) await storeProduct(query, number, { awardId, participationId: mine });
    });
    await database.close();
    const list = await desk.container
      .get(AWARD_DESK)({
        event: DEMO_FAIR,
        language: 'en',
        email: 'one@noria-pumps.example',
        canSubmit: true,
      })
      .products(mine, code);
    await desk.close();
    const items = list._unsafeUnwrap().items.filter(({ title }) => title.startsWith('Long list'));
    expect(items.map(({ status }) => status)).toEqual(NUMBERS.map(statusOf));
    expect(items.map(({ isChanged }) => isChanged)).toEqual(
      NUMBERS.map((number) => statusOf(number) === 'submitted'),
    );
  }, 60_000);
});

type Owner = { readonly awardId: string; readonly participationId: string };

/** A product with its entry; a submitted one has changed since. */
const storeProduct = async (query: Query, number: number, owner: Owner): Promise<void> => {
  const [name, product, entry] = [`Long list ${number}`, `long-${number}`, `entry-${number}`];
  const { participationId } = owner;
  await query
    .insertInto('products')
    .values({ ...made(product), name, nameFolded: name, participationId, isNovelty: 1, sortIndex: number })
    .execute();
  if (statusOf(number) === 'new') return;
  const status = statusOf(number) === 'draft' ? 'DRAFT' : 'SUBMITTED';
  await query
    .insertInto('questionnaires')
    .values({ ...made(entry), ...owner, productId: product, status, revisionCount: 1 })
    .execute();
  await query.insertInto('answers').values(answersOf(entry)).execute();
  if (status === 'DRAFT') return;
  const revision = revisionOf(entry, name);
  await query.insertInto('questionnaireRevisions').values(revision).execute();
  await query
    .updateTable('questionnaires')
    .set({ submissionId: revision.id })
    .where('id', '=', entry)
    .execute();
};

const answersOf = (entry: string) =>
  Array.from({ length: ANSWERS }, (_, number) => ({
    ...made(`${entry}-answer-${number}`),
    ...{ questionId: `q${number}`, stepId: 's', answerText: 'A', questionType: 'TEXT' },
    ...{ sortIndex: number, questionnaireId: entry },
  }));

/** A submission of no answers: the entry has changed since. */
const revisionOf = (entry: string, name: string) => ({
  ...made(`revision of ${entry}`),
  ...{ revision: 1, submittedAt: AT, submittedBy: 'one@noria-pumps.example', questionnaireId: entry },
  content: JSON.stringify({
    ...{ revision: 1, submittedAt: AT, answers: [], companyName: 'Noria' },
    product: {
      ...{ id: '', name, image: { url: '' } },
      ...{ introductionDate: '', shortDescription: '', longDescription: '' },
    },
  }),
});
