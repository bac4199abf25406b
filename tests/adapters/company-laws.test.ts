import { categoryIds } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import {
  documentShelfLaws,
  exhibitorDirectoryLaws,
  type LawRunner,
  newsDeskLaws,
  productShelfLaws,
  profileEditorLaws,
  videoShelfLaws,
} from '@fairdesk/core/testing';
import { afterAll, beforeAll, it } from 'vitest';
import { DOCUMENT_SHELF, VIDEO_SHELF } from '#app/_composition/media.ts';
import { NEWS_DESK } from '#app/_composition/news.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { EXHIBITOR_DIRECTORY, PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { companiesOf, DEMO_FAIR, UNKNOWN_COMPANY } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body, 30_000) };

/** The company profile laws for the server’s adapters, on the embedded platform with the demo fair. */
describeEachWay('the company profile on the server', (newDesk) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let other: ParticipationId;
  let categories: readonly string[];

  const get: DemoDesk['container']['get'] = (token) => desk.container.get(token);
  const editor = () => get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });

  beforeAll(async () => {
    desk = await newDesk();
    ({ mine, other } = await companiesOf(desk));
    const profile = (await editor().open(mine, 'en'))._unsafeUnwrap();
    categories = [...categoryIds(profile.categories)].slice(0, 2);
  }, 60_000);
  afterAll(() => desk.close());

  // First, because the other laws rename a company.
  exhibitorDirectoryLaws(
    async () => ({ directory: get(EXHIBITOR_DIRECTORY), event: DEMO_FAIR, hidden: HIDDEN }),
    runner,
  );
  profileEditorLaws(
    async () => ({ editor: editor(), participation: mine, unknown: UNKNOWN_COMPANY, language: 'en' }),
    runner,
  );
  productShelfLaws(
    async () => ({ shelf: get(PRODUCT_SHELF)(), participation: mine, other, categories }),
    runner,
  );
  newsDeskLaws(async () => ({ desk: get(NEWS_DESK)(), participation: mine, other }), runner);
  documentShelfLaws(async () => ({ shelf: get(DOCUMENT_SHELF)(), participation: mine, other }), runner);
  videoShelfLaws(async () => ({ shelf: get(VIDEO_SHELF)(), participation: mine, other }), runner);
});

/** Slugs of demo companies: one without a stand, one cancelled, one of another fair. */
const HIDDEN = ['slack-tide-turbines', 'dry-dock-coatings', 'huerta-clara'];
