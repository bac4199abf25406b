import type { ParticipationId } from '@fairdesk/core/shared';
import { awardDeskLaws, type LawRunner } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AWARD_DESK, AWARD_FORMS } from '#app/_composition/awards.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { pdf, png } from '#tests/support/worlds/real-files.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body, 60_000) };
const AWARD = 'innovation';

/** The award laws for the server’s adapters, on the embedded platform with the demo fair and its form. */
describeEachDatabase('the awards on the server', (newPlace) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let other: ParticipationId;
  let products: readonly string[];
  let foreign: string;

  const open = (email = 'one@noria-pumps.example') =>
    desk.container.get(AWARD_DESK)({ event: DEMO_FAIR, language: 'en', email, canSubmit: true });

  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
    ({ mine, other } = await companiesOf(desk));
    const shelf = desk.container.get(PRODUCT_SHELF)();
    const add = async (owner: ParticipationId, name: string) =>
      (await shelf.save(owner, { ...PRODUCT_FORM, name }))._unsafeUnwrap();
    products = [(await add(mine, 'First')).id, (await add(mine, 'Second')).id];
    foreign = (await add(other, 'Third')).id;
  }, 60_000);
  afterAll(() => desk.close());

  awardDeskLaws(async () => {
    const [product = '', neighbour = ''] = products;
    return {
      desk: open(),
      place: { participation: mine, product, award: AWARD },
      neighbour,
      foreign,
      form: (await desk.container.get(AWARD_FORMS)(DEMO_FAIR, 'en').steps(AWARD))._unsafeUnwrap(),
      picture: new Uint8Array((await png([800, 600])).buffer),
      document: new Uint8Array(pdf().buffer),
    };
  }, runner);

  it('lists each product with its progress, in the language of the reader', async () => {
    const [product = ''] = products;
    const place = { participation: mine, product, award: AWARD };
    const turkish = desk.container.get(AWARD_DESK)({
      event: DEMO_FAIR,
      language: 'tr',
      email: 'one@noria-pumps.example',
      canSubmit: true,
    });
    const opened = (await turkish.open(place))._unsafeUnwrap();
    expect(opened.award.title).toBe('Clearwater İnovasyon Ödülü');
    expect(opened.award.isClosed).toBe(false);
    expect(opened.product.name).toBe('First');
  });
});
