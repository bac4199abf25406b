// @vitest-environment jsdom
import { blocksOf, canvasDocument, canvasId } from '@fairdesk/core/editor';
import { hasOnlyContent, isContentBlock, type Page, withNested } from '@fairdesk/core/page';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { anyEvent } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { documentWire } from '#adapters/page/document-wire.ts';
import { layoutOf } from '#adapters/page/page-document.ts';
import { withMetadata } from '#adapters/platform/content/field-metadata.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { editorSample } from '#app/_editing/editor-sample.ts';
import { openLayout } from '#tests/support/models/layout-document.ts';
import { readMarks } from '#ui/editor/canvas/canvas-marks.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import type { PortalEvent } from '#ui/navigation/frame-data.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { htmlOf, plainData } from '../page/render-page.tsx';
import { portalHtml } from '../page/render-portal.tsx';
import { anythingDone, type Done, numberedIds } from './anything-done.ts';

const CONTEXT = { pageEditing: true, pageState: 'edit', editMode: 'metadata', language: 'en' };
const ROUTE = {
  name: 'page',
  displayName: 'page',
  itemId: '0b1c2d3e-0000-4000-8000-000000000001',
  templateName: 'Page',
  fields: {},
  placeholders: {},
};

const PORTAL = BLOCK_DESCRIPTIONS.filter(({ group }) => group === 'portal');

/** Portal blocks are a quarter of all, so half of the pages have no others. */
const anyEdits = fc.oneof(anythingDone(BLOCK_DESCRIPTIONS), anythingDone(PORTAL));

interface Sample {
  readonly language: Language;
  readonly event: PortalEvent;
}

const anySample: fc.Arbitrary<Sample> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  event: anyEvent().map((event): PortalEvent => ({ ...event, standing: 'open' })),
});

const edited = (edits: readonly Done[]): PageStore => {
  const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, numberedIds());
  for (const edit of edits) edit(page);
  return page;
};

/** The page as its reader reads it. */
const opened = async (page: PageStore): Promise<Page> => {
  const layout = layoutOf(canvasDocument(page.document), ROUTE);
  const route = withMetadata(layout as Parameters<typeof withMetadata>[0], 'en');
  return (await openLayout({ sitecore: { context: CONTEXT, route } }))._unsafeUnwrap();
};

/** The page as the editor draws it, without a fault. */
const drawn = async (page: Page, { language, event }: Sample): Promise<Document> => {
  const faults: unknown[] = [];
  const report = (component: string, cause: unknown) => faults.push([component, cause]);
  const texts = messagesFor(language);
  const data = { ...plainData, language, texts, editing: true, event };
  const html = hasOnlyContent(page)
    ? htmlOf(page, report, data)
    : await portalHtml(page, { ...data, ...editorSample() }, { report });
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(faults).toEqual([]);
  expect([...document.querySelectorAll('[data-kind=error]')].map((box) => box.textContent)).toEqual([]);
  return document;
};

describe('the drawing of a page in the editor', () => {
  it.prop([anyEdits, anySample])(
    'has every block of the page once, within the place that holds it, whatever the editor did',
    async (edits, sample) => {
      const page = edited(edits);
      const parts = readMarks(await drawn(await opened(page), sample), page.document, documentWire.areaOf);
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

  it.prop([anyEdits, anySample])(
    'has every place of the page, so that a block can be dropped there',
    async (edits, sample) => {
      const page = edited(edits);
      const { places } = readMarks(
        await drawn(await opened(page), sample),
        page.document,
        documentWire.areaOf,
      );
      const named = places.map(({ owner = '', key }) => `${owner}/${key}`);
      for (const { block } of page.blocks)
        for (const { key } of block.places) expect(named).toContain(`${block.id}/${key}`);
    },
  );

  it.prop([anyEdits, anySample])(
    'shows every block of the portal with its title, without data of a company',
    async (edits, sample) => {
      const page = edited(edits);
      const read = await opened(page);
      const parts = readMarks(await drawn(read, sample), page.document, documentWire.areaOf);
      const ids = blocksOf(page.document).map(({ block }) => block.id);
      for (const block of withNested(read.main)) {
        if (isContentBlock(block)) continue;
        const id = ids.find((_, index) => canvasId(index) === block.uid);
        const elements = parts.blocks.find((part) => part.id === id)?.elements ?? [];
        const text = elements.map(({ textContent }) => textContent).join('');
        expect(text).not.toBe('');
        expect(text).toContain('title' in block ? block.title : block.form.name);
      }
    },
  );
});

it.prop([anyEdits])('an edited page is read as the blocks that the editor placed', async (edits) => {
  const page = edited(edits);
  const { main } = await opened(page);
  const read = withNested(main).map(({ uid, kind }) => `${uid} ${kind}`);
  const placed = blocksOf(page.document).map(
    ({ block }, index) => `${canvasId(index)} ${page.describe(block)?.kind}`,
  );
  expect(read.toSorted()).toEqual(placed.toSorted());
});
