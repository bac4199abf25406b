import { newBlock } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { misplacedBlocks } from '#adapters/platform/organiser/pages/misplaced-blocks.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { PORTAL_PAGES } from '#adapters/shared/layout/portal-pages.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const layoutWith = (components: readonly string[], isNested: boolean): string => {
  const blocks = components.map((componentName) => ({ componentName }));
  const column = { componentName: 'ColumnSplitter', placeholders: { 'column-1-{*}': blocks } };
  const placeholders = { main: isNested ? [column] : blocks };
  const page = { name: 'a', displayName: 'A', fields: {}, itemId: '1', templateName: 'Page', placeholders };
  return JSON.stringify(page);
};

const componentsIn = (isMeant: (description: (typeof BLOCK_DESCRIPTIONS)[number]) => boolean) =>
  BLOCK_DESCRIPTIONS.filter(isMeant).flatMap(({ components }) => components);
const anyContent = fc.array(
  fc.constantFrom(...componentsIn(({ kind, group }) => group !== 'portal' && kind !== 'exhibitor')),
);
const anyPortalBlock = fc.constantFrom(...componentsIn(({ group }) => group === 'portal'));
const anyPath = fc.constantFrom(
  '/',
  '/visit',
  '/visit/kas-pumps',
  '/exhibitors',
  '/~dialogs/offer',
  '/tasks/a',
);

describeEachDatabase('misplacedBlocks', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date('2027-05-03T08:00:00Z')));
    const event = { data: { type: 'events', id: desk.caller.event } };
    const attributes = { organizationName: 'Kas', slug: 'kas' };
    await desk.call('POST', '/participations', {
      data: { type: 'participations', attributes, relationships: { event } },
    });
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const codesAt = async (path: string, components: readonly string[], isNested = false) => {
    const layout = layoutWith(components, isNested);
    const faults = await misplacedBlocks(database.query, desk.caller.event, layout, path);
    return faults.map(({ code }) => code);
  };

  it.prop([anyPath, anyContent, anyPortalBlock, fc.boolean()])(
    'has a fault for a block of the portal on any page of the website, and for no other content',
    async (path, content, block, isNested) => {
      expect(await codesAt(path, content, isNested)).toEqual([]);
      expect(await codesAt(path, [...content, block], isNested)).toEqual(['page-portal-block']);
      expect(await codesAt(path, [block.toLowerCase()])).toEqual(['page-portal-block']);
    },
  );

  it.prop([fc.constantFrom(...PORTAL_PAGES), anyPortalBlock, fc.boolean()])(
    'has none for a page of the portal',
    async (path, block, isNested) => {
      expect(await codesAt(path, [block], isNested)).toEqual([]);
    },
  );

  it.prop([anyPath, anyContent, fc.boolean()])(
    'has a fault for the entry of a company on any page but that of all companies or of one',
    async (path, content, isNested) => {
      expect(await codesAt(path, [...content, 'ExhibitorProfile'], isNested)).toEqual([
        'page-exhibitor-block',
      ]);
      for (const own of ['/exhibitors/,-w-,', '/exhibitors/kas', '/partners/kas'])
        expect(await codesAt(own, [...content, 'ExhibitorProfile'], isNested)).toEqual([]);
    },
  );

  it('keep a page from being published', async () => {
    const place = { path: '/stands', language: 'en' } as const;
    const office = createPageOffice(desk.http, desk.caller, {
      documentOf,
      layoutOf,
      articleOf: listedArticle,
    });
    const { document } = (await office.create(place, 'Stands'))._unsafeUnwrap();
    const description = BLOCK_DESCRIPTIONS.find(({ group }) => group === 'portal');
    if (description === undefined) throw new Error('There is no block of the portal');
    const block = newBlock(description, 'block-of-portal');
    const areas = [{ key: document.areas[0]?.key ?? 'main', blocks: [block] }];
    const { revision } = (await office.saveDraft(place, { ...document, areas }, 1))._unsafeUnwrap();
    expect((await office.publish(place, revision))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ code: 'page-portal-block' }],
    });
  });
});
