// @vitest-environment jsdom
import { canvasDocument } from '@fairdesk/core/editor';
import type { Block } from '@fairdesk/core/page';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/page/block-descriptions/block-descriptions.ts';
import { layoutOf } from '#adapters/page/page-document.ts';
import { withMetadata } from '#adapters/platform/content/field-metadata.ts';
import { openLayout } from '#tests/support/layout-document.ts';
import { readMarks } from '#ui/editor/canvas/canvas-marks.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { isContent } from '#ui/page/content-view.tsx';
import { htmlOf } from '../page/render-page.tsx';
import { anythingDone, numberedIds } from './anything-done.ts';

const CONTEXT = { pageEditing: true, pageState: 'edit', editMode: 'metadata', language: 'en' };
const ROUTE = {
  name: 'page',
  displayName: 'page',
  itemId: '0b1c2d3e-0000-4000-8000-000000000001',
  templateName: 'Page',
  fields: {},
  placeholders: {},
};

/** Blocks of the portal draw only with a visitor's data. */
const CONTENT = BLOCK_DESCRIPTIONS.filter(({ kind }) => isContent({ kind } as Block));

const drawn = async (page: PageStore) => {
  const layout = layoutOf(canvasDocument(page.document), ROUTE);
  const route = withMetadata(layout as Parameters<typeof withMetadata>[0], 'en');
  const opened = (await openLayout({ sitecore: { context: CONTEXT, route } }))._unsafeUnwrap();
  const faults: unknown[] = [];
  const html = htmlOf(opened, (component, cause) => faults.push([component, cause]));
  expect(faults).toEqual([]);
  return new DOMParser().parseFromString(html, 'text/html');
};

describe('the drawing of a page in the editor', () => {
  it.prop([anythingDone(CONTENT)])(
    'has every block of the page once, within the place that holds it, whatever the editor did',
    async (done) => {
      const page = new PageStore({ fields: {}, areas: [] }, CONTENT, numberedIds());
      for (const each of done) each(page);
      const parts = readMarks(await drawn(page), page.document);
      expect(parts.blocks.map(({ id }) => id).toSorted()).toEqual(
        page.blocks.map(({ block }) => block.id).toSorted(),
      );
      for (const { block, spot } of page.blocks) {
        const place = parts.places.find(({ owner, key }) => owner === spot.owner && key === spot.key);
        const elements = parts.blocks.find(({ id }) => id === block.id)?.elements ?? [];
        for (const element of elements) expect(place?.element.contains(element)).toBe(true);
      }
    },
  );

  it.prop([anythingDone(CONTENT)])(
    'has every place of the page, so that a block can be dropped there',
    async (done) => {
      const page = new PageStore({ fields: {}, areas: [] }, CONTENT, numberedIds());
      for (const each of done) each(page);
      const { places } = readMarks(await drawn(page), page.document);
      const named = places.map(({ owner = '', key }) => `${owner}/${key}`);
      for (const { block } of page.blocks)
        for (const { key } of block.places) expect(named).toContain(`${block.id}/${key}`);
    },
  );
});
