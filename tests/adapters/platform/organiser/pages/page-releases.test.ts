import type { DocumentBlock, PageDocument } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf, wireDocumentOf, wireLayoutOf } from '#adapters/page/page-document.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { PLACEHOLDER_NAMES } from '#tests/support/models/wire-documents.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const PLACE = { path: '/two-releases', language: 'en' } as const;

const textBlock = (text: string): DocumentBlock => ({
  ...{ id: 'text', component: 'RichText', params: {}, places: [], kept: {} },
  fields: { Text: text },
});

/** A page with one text, in the area of that name; others stay, without it. */
const withText = (document: PageDocument, name: string, text: string): PageDocument => ({
  ...document,
  areas: [...new Set([...document.areas.map(({ key }) => key), name])].map((key) => ({
    key,
    blocks: [
      ...(document.areas.find((area) => area.key === key)?.blocks ?? []).filter(({ id }) => id !== 'text'),
      ...(key === name ? [textBlock(text)] : []),
    ],
  })),
});

const areaOfText = ({ areas }: PageDocument) =>
  areas.find(({ blocks }) => blocks.some(({ id }) => id === 'text'))?.key;

describeEachDatabase('a page of two releases', (newPlace) => {
  let desk: OrganiserDesk;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    const database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date('2027-05-03T08:00:00Z')));
    await database.close();
    (await screens().create(PLACE, 'Two releases'))._unsafeUnwrap();
  });
  afterAll(() => desk.platform.close());

  const articleOf = listedArticle;
  /** As screens open it. */
  const screens = () => createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf });
  /** As the API sends it to tabs of either release, and receives it from them. */
  const api = () =>
    createPageOffice(desk.http, desk.caller, {
      documentOf: wireDocumentOf,
      layoutOf: wireLayoutOf,
      articleOf,
    });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();

  it.prop([
    fc.constantFrom(
      ...['bodyTop', 'header', 'shell', 'main', 'footer'].map(
        (role, index) => [role, PLACEHOLDER_NAMES[index] ?? ''] as const,
      ),
    ),
    fc.constantFrom('former', 'this'),
  ])(
    'has the text of its last tab in the area of that tab, for both',
    async ([role, placeholder], release) => {
      const [office, name] = release === 'former' ? [api(), placeholder] : [screens(), role];
      const { document, revision } = await get(office.open(PLACE));
      await get(office.saveDraft(PLACE, withText(document, name, `${release} in ${role}`), revision));
      expect(areaOfText((await get(screens().open(PLACE))).document)).toBe(role);
      expect(areaOfText((await get(api().open(PLACE))).document)).toBe(placeholder);
    },
  );
});
