import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { misplacedBlocks } from '#adapters/platform/organiser/pages/misplaced-blocks.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { PORTAL_PAGES } from '#adapters/shared/layout/portal-pages.ts';

const codesAt = (path: string, components: readonly string[], isNested = false) => {
  const blocks = components.map((componentName) => ({ componentName }));
  const column = { componentName: 'ColumnSplitter', placeholders: { 'column-1-{*}': blocks } };
  const placeholders = { main: isNested ? [column] : blocks };
  const page = { name: 'a', displayName: 'A', fields: {}, itemId: '1', templateName: 'Page', placeholders };
  return misplacedBlocks(JSON.stringify(page), path).map(({ code }) => code);
};

const componentsIn = (isMeant: (description: (typeof BLOCK_DESCRIPTIONS)[number]) => boolean) =>
  BLOCK_DESCRIPTIONS.filter(isMeant).flatMap(({ components }) => components);
const anyContent = fc.array(
  fc.constantFrom(...componentsIn(({ kind, group }) => group !== 'portal' && kind !== 'exhibitor')),
);
const anyPortalBlock = fc.constantFrom(...componentsIn(({ group }) => group === 'portal'));
const anyPath = fc.constantFrom('/', '/visit', '/visit/stand', '/exhibitors', '/~dialogs/offer', '/tasks/a');

describe('misplacedBlocks', () => {
  it.prop([anyPath, anyContent, anyPortalBlock, fc.boolean()])(
    'has a fault for a block of the portal on any page of the website, and for no other content',
    (path, content, block, isNested) => {
      expect(codesAt(path, content, isNested)).toEqual([]);
      expect(codesAt(path, [...content, block], isNested)).toEqual(['page-portal-block']);
      expect(codesAt(path, [block.toLowerCase()])).toEqual(['page-portal-block']);
    },
  );

  it.prop([fc.constantFrom(...PORTAL_PAGES), anyPortalBlock, fc.boolean()])(
    'has none for a page of the portal',
    (path, block, isNested) => {
      expect(codesAt(path, [block], isNested)).toEqual([]);
    },
  );

  it.prop([anyPath, anyContent, fc.boolean()])(
    'has a fault for the entry of a company on any page but that of all companies',
    (path, content, isNested) => {
      expect(codesAt(path, [...content, 'ExhibitorProfile'], isNested)).toEqual(['page-exhibitor-block']);
      expect(codesAt('/exhibitors/,-w-,', [...content, 'ExhibitorProfile'], isNested)).toEqual([]);
    },
  );
});
